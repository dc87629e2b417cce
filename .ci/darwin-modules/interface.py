"""Turns what swift-synthesize-interface prints of FoundationEssentials into a textual interface for macOS.

Apple's Foundation is made from the same source, so that this part of it is the same on both systems, and says since which
macOS each declaration is there. Left out is what skydash has no use for and the printed form does not tell in full.
"""

import re
import sys

HEADER = """\
// swift-interface-format-version: 1.0
// swift-compiler-version: Swift
// swift-module-flags: -target {target} -enable-library-evolution -swift-version 5 -Onone -disable-availability-checking \
-enable-upcoming-feature MemberImportVisibility -module-name FoundationBasics
import Swift
import _Concurrency
import _StringProcessing
import Synchronization
@_exported import Darwin
"""
LEFT_OUT = re.compile(r"Predicate|Attribute(d|Scope|Container|Dynamic)|\b(extension|struct) Expression\b|struct Template|macro Expression|URL\.Template|Span\b")
target = sys.argv[1]
text = re.sub(r"^import .*\n|^ *///.*\n", "", sys.stdin.read(), flags=re.MULTILINE)
print(HEADER.format(target=target))
# Blank lines stand between declarations, also those of members; only what is at the top begins at the line's start.
for declaration in re.split(r"\n\n(?=\S)", text):
    if LEFT_OUT.search(declaration.split("{")[0]) or "struct Template" in declaration:
        continue
    for member in declaration.split("\n\n"):
        head, *ends = re.split(r"(?=\n *}$)", member, maxsplit=1)
        if LEFT_OUT.search(member):
            print("".join(ends))
            continue
        # How a property or subscript is stored is left out, but not whether it can be set.
        if re.search(r"\b(subscript *[(<]|var )[^{}]*$", head.split("\n")[-1]) :
            head += " { get set }"
        if head.endswith("{ get }"):
            head = re.sub(r"\b(internal|private|fileprivate)\(set\) ", "", head)
        # Of two that fit, the one for any kind of text comes second, which is left out as well.
        head = re.sub(r"\bpublic init<T, Value>", "@_disfavoredOverload public init<T, Value>", head)
        print(head + "".join(ends), end="\n\n")
