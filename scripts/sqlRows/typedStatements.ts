import { join, relative } from 'node:path'

import type { Node, TaggedTemplateExpression, TypeNode } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { API, type Checker, type Project, type Type } from 'typescript/unstable/sync'

import { root } from '../root.ts'
import { TemplateText } from './templateText.ts'

/** A property of the declared row: the kinds its value may have, `any` for JSON. */
export interface DeclaredColumn {
  kinds: string[]
  isNullable: boolean
}

/** A statement `sql<Row>` of the program. `texts`: with the first and with the last branch of its conditions. */
export interface TypedStatement {
  /** File and line. */
  place: string
  texts: string[]
  columns: Record<string, DeclaredColumn>
}

export interface FoundStatements {
  statements: TypedStatement[]
  /** Files with a statement whose text cannot be followed, with the reason. */
  unread: Record<string, string>
}

/** All statements `sql<Row>` in these files. */
export function typedStatements(files: readonly string[]): FoundStatements {
  const api = new API({ cwd: root })
  try {
    const project = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects()[0]
    if (!project) throw new Error('tsconfig.json was not read')
    const found: FoundStatements = { statements: [], unread: {} }
    for (const file of files) addStatements(project, file, found)
    return found
  } finally {
    api.close()
  }
}

function addStatements(project: Project, file: string, { statements, unread }: FoundStatements): void {
  const source = project.program.getSourceFile(file)
  if (!source) throw new Error(`${file} is not in tsconfig.json`)
  const name = relative(root, file)
  const visit = (node: Node): void => {
    const row = is.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql' && node.typeArguments?.[0]
    if (row)
      try {
        const line = source.text.slice(0, node.getStart()).split('\n').length
        statements.push(statementOf(project, `${name}:${line}`, node, row))
      } catch (error) {
        unread[name] = error instanceof Error ? error.message : 'not read'
      }
    node.forEachChild(visit)
  }
  visit(source)
}

function statementOf(project: Project, place: string, node: TaggedTemplateExpression, row: TypeNode): TypedStatement {
  const type = project.checker.getTypeFromTypeNode(row)
  if (!type) throw new Error('its row has no type')
  const texts = (['first', 'last'] as const).map((branch) => new TemplateText(project, branch).template(node.template))
  return { place, texts: [...new Set(texts)], columns: columnsOf(project.checker, type) }
}

function columnsOf(checker: Checker, row: Type): Record<string, DeclaredColumn> {
  return Object.fromEntries(
    checker.getPropertiesOfType(row).flatMap((property) => {
      const type = checker.getTypeOfSymbol(property)
      return type ? [[property.name, columnOf(checker, type)]] : []
    }),
  )
}

function columnOf(checker: Checker, type: Type): DeclaredColumn {
  const members = type.isUnionType() ? type.getTypes() : [type]
  const kinds = members.map((member) => kindOf(checker, member))
  return {
    kinds: [...new Set(kinds)].filter((kind) => kind !== 'null' && kind !== 'undefined'),
    isNullable: kinds.includes('null'),
  }
}

const NAMED = new Set(['string', 'number', 'boolean', 'null', 'undefined', 'Date'])

/** `string`, `number`, `boolean`, `Date`, `Buffer`, `list` or `any`. */
function kindOf(checker: Checker, type: Type): string {
  const text = checker.typeToString(checker.getBaseTypeOfLiteralType(type) ?? type)
  if (NAMED.has(text)) return text
  if (text.startsWith('Buffer')) return 'Buffer'
  return checker.isArrayLikeType(type) ? 'list' : 'any'
}
