#ifndef SKYDASH_CCURL_H
#define SKYDASH_CCURL_H
#endif
