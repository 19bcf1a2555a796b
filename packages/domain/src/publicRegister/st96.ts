import type { PublicCase } from './publicCase.ts'
import { designNodes } from './st96Design.ts'
import { markNodes } from './st96Mark.ts'
import { patentNodes } from './st96Patent.ts'
import { namespacesOf, rightElements, writeNode, type XmlNode } from './xmlNodes.ts'

/**
 * A public case in XML with the namespaces and element names of WIPO ST.96 (components Common, Trademark, Design, Patent). Shaped like it, not
 * validated against its schemas: cardinalities, code lists and the schema version are not guaranteed. Streets and contacts are never in it.
 */
export function st96Of(shown: PublicCase): string {
  const prefix = rightElements(shown.letter).prefix
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeNode(caseNode(shown), 0, namespacesOf([prefix]))}`
}

/** The element of a public case within a file of many, whose root declares the namespaces. */
export const st96Element = (shown: PublicCase): string => writeNode(caseNode(shown), 1)

function caseNode(shown: PublicCase): XmlNode {
  const { root } = rightElements(shown.letter)
  return [
    root,
    shown.letter === 'T' ? markNodes(shown) : shown.letter === 'D' ? designNodes(shown) : patentNodes(shown),
  ]
}
