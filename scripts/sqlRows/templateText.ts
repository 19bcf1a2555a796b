import {
  SyntaxKind,
  type BindingElement,
  type CallExpression,
  type Expression,
  type Node,
  type TemplateLiteral,
} from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { SymbolFlags, TypeFlags, type Checker, type Project, type Symbol as TypeSymbol } from 'typescript/unstable/sync'

import { bare, callsIn, isWithin, resultsOf } from './syntax.ts'

/** Which branch of every condition is written: a statement is checked with both. */
export type Branch = 'first' | 'last'

/** What parameters stand for inside an inlined function. */
type Scope = ReadonlyMap<number, Placed>
interface Placed {
  expression: Expression
  scope: Scope
}

const FRAGMENT = /\b(RawBuilder|Expression|ExpressionWrapper)</

type FunctionNode = Node & { parameters: readonly Node[]; body: Node }

/**
 * Writes the text that PostgreSQL gets for a tagged template `sql`, without running the program: values become `$1`, `$2` …; fragments
 * are followed through constants, functions and their callers. Throws for an expression it cannot follow.
 */
export class TemplateText {
  readonly #project: Project
  readonly #checker: Checker
  readonly #branch: Branch
  #values = 0

  constructor(project: Project, branch: Branch) {
    this.#project = project
    this.#checker = project.checker
    this.#branch = branch
  }

  template(literal: TemplateLiteral, scope: Scope = new Map()): string {
    if (is.isNoSubstitutionTemplateLiteral(literal)) return literal.text
    const spans = literal.templateSpans.map((span) => this.#placed(span.expression, scope) + span.literal.text)
    return literal.head.text + spans.join('')
  }

  #placed(expression: Expression, scope: Scope): string {
    const type = this.#checker.getTypeAtLocation(expression)
    if (type && FRAGMENT.test(this.#checker.typeToString(type))) return this.#fragment(expression, scope)
    this.#values += 1
    return `$${this.#values}`
  }

  #fragment(expression: Expression, scope: Scope): string {
    const node = bare(expression)
    if (is.isTaggedTemplateExpression(node)) return this.template(node.template, scope)
    if (is.isConditionalExpression(node))
      return this.#fragment(this.#branch === 'first' ? node.whenTrue : node.whenFalse, scope)
    if (is.isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.QuestionQuestionToken)
      return this.#fragment(node.right, scope)
    if (is.isIdentifier(node)) return this.#named(node, scope)
    if (is.isCallExpression(node)) return this.#call(node, scope)
    const entry = this.#entry(node, scope)
    return this.#fragment(entry.expression, entry.scope)
  }

  /** What a name stands for: a constant's value, or what the caller gives for a parameter. */
  #meant(node: Node, scope: Scope): Placed | undefined {
    const { symbol, declaration } = this.#declared(node)
    const bound = scope.get(symbol.id)
    if (bound) return bound
    if (is.isVariableDeclaration(declaration)) return given(declaration.initializer, scope)
    if (is.isBindingElement(declaration)) return this.#unpacked(declaration)
    if (!is.isParameterDeclaration(declaration)) return undefined
    const owner = declaration.parent as FunctionNode
    return given(this.#callOf(owner)[owner.parameters.indexOf(declaration)], new Map())
  }

  /** `const [first, second] = list` */
  #unpacked(element: BindingElement): Placed | undefined {
    const { parent } = element
    const holder = parent.parent
    if (!is.isArrayBindingPattern(parent) || !is.isVariableDeclaration(holder) || !holder.initializer) return undefined
    return this.#items(holder.initializer, new Map())[parent.elements.indexOf(element)]
  }

  #named(node: Node, scope: Scope): string {
    const meant = this.#meant(node, scope)
    return meant ? this.#fragment(meant.expression, meant.scope) : cannotFollow(node)
  }

  #call(node: CallExpression, scope: Scope): string {
    const [first, second] = node.arguments
    const callee = node.expression
    if (is.isPropertyAccessExpression(callee) && callee.expression.getText() === 'sql' && first)
      switch (callee.name.text) {
        case 'ref':
        case 'id':
        case 'table':
          return this.#string(first, scope)
            .split('.')
            .map((part) => `"${part}"`)
            .join('.')
        case 'raw':
          return this.#string(first, scope)
        case 'lit':
          return this.#isNumber(first) ? '1' : `''`
        case 'join':
          return this.#items(first, scope)
            .map((item) => this.#placed(item.expression, item.scope))
            .join(second ? this.#fragment(second, scope) : ', ')
      }
    const result = this.#resultOf(node, scope)
    return this.#fragment(result.expression, result.scope)
  }

  /** What a call of a function of the program returns. */
  #resultOf(node: CallExpression, scope: Scope): Placed {
    const { declaration } = this.#declared(node.expression)
    const called = is.isVariableDeclaration(declaration) ? declaration.initializer : declaration
    if (!called || !('parameters' in called)) return cannotFollow(node)
    const { parameters, body } = called as unknown as FunctionNode
    const inner = new Map(scope)
    parameters.forEach((parameter, at) => {
      const expression = node.arguments[at]
      if (expression && 'name' in parameter) this.#bind(inner, parameter.name as Node, { expression, scope })
    })
    return given(this.#chosen(resultsOf(body)), inner) ?? cannotFollow(node)
  }

  #chosen<Each>(list: readonly Each[]): Each | undefined {
    return list.at(this.#branch === 'first' ? 0 : -1)
  }

  /** An entry of a constant object; of a computed key the first or last in the order of names, so that objects with the same keys agree. */
  #entry(node: Node, scope: Scope): Placed {
    if (!is.isElementAccessExpression(node) && !is.isPropertyAccessExpression(node)) return cannotFollow(node)
    const holder = is.isCallExpression(node.expression)
      ? this.#resultOf(node.expression, scope)
      : is.isIdentifier(node.expression)
        ? this.#meant(node.expression, scope)
        : this.#entry(node.expression, scope)
    const object = holder && bare(holder.expression)
    if (!object || !is.isObjectLiteralExpression(object)) return cannotFollow(node)
    const entries = object.properties.filter((entry) => is.isPropertyAssignment(entry))
    const entry = is.isPropertyAccessExpression(node)
      ? entries.find(({ name }) => name.getText() === node.name.text)
      : this.#chosen(entries.toSorted((a, b) => (a.name.getText() < b.name.getText() ? -1 : 1)))
    const found = entry && given(bare(entry.initializer), holder.scope)
    if (!found) return cannotFollow(node)
    if (is.isIdentifier(found.expression)) return this.#meant(found.expression, found.scope) ?? cannotFollow(node)
    const isPath = is.isElementAccessExpression(found.expression) || is.isPropertyAccessExpression(found.expression)
    return isPath ? this.#entry(found.expression, found.scope) : found
  }

  /** Items of a list of fragments: of a literal with what is pushed to it, or what `map` makes of the items of another list. */
  #items(list: Expression, scope: Scope): Placed[] {
    const node = bare(list)
    if (is.isArrayLiteralExpression(node))
      return node.elements.flatMap((item) =>
        is.isSpreadElement(item) ? this.#items(item.expression, scope) : [{ expression: item, scope }],
      )
    if (is.isConditionalExpression(node))
      return this.#items(this.#branch === 'first' ? node.whenTrue : node.whenFalse, scope)
    if (is.isCallExpression(node)) return this.#made(node, scope)
    const meant = is.isIdentifier(node) && this.#meant(node, scope)
    if (!meant) return cannotFollow(node)
    const pushed = callsIn(node.getSourceFile()).filter(
      ({ expression, pos }) => expression.getText() === `${node.text}.push` && isWithin(pos, meant.expression),
    )
    return [
      ...this.#items(meant.expression, meant.scope),
      ...pushed.flatMap((call) => call.arguments.map((expression) => ({ expression, scope }))),
    ]
  }

  /** Items of the list that a call returns. Of data, `map` makes one item. */
  #made(node: CallExpression, scope: Scope): Placed[] {
    const { expression: callee } = node
    const method = is.isPropertyAccessExpression(callee) ? callee.name.text : ''
    if (!is.isPropertyAccessExpression(callee) || (method !== 'map' && method !== 'filter')) {
      const result = this.#resultOf(node, scope)
      return this.#items(result.expression, result.scope)
    }
    const base = this.#known(callee.expression, scope) ?? [undefined]
    if (method === 'filter') return base.filter((item) => item !== undefined)
    const [mapping] = node.arguments
    const each = mapping && is.isIdentifier(mapping) ? this.#meant(mapping, scope)?.expression : mapping
    if (!each || !is.isArrowFunction(each)) return cannotFollow(node)
    const [parameter] = each.parameters
    return base.flatMap((item) => {
      const inner = new Map(scope)
      if (parameter && item) this.#bind(inner, parameter.name, item)
      return given(this.#chosen(resultsOf(each.body)), inner) ?? []
    })
  }

  /** Items of a list, undefined when it holds data. */
  #known(list: Expression, scope: Scope): Placed[] | undefined {
    try {
      return this.#items(list, scope)
    } catch {
      return undefined
    }
  }

  /** Binds a parameter, or the names it is taken apart into, to what is given for it. */
  #bind(inner: Map<number, Placed>, name: Node, value: Placed): void {
    const symbol = is.isIdentifier(name) && this.#checker.getSymbolAtLocation(name)
    if (symbol) inner.set(symbol.id, value)
    const object = bare(value.expression)
    if (!is.isObjectBindingPattern(name) || !is.isObjectLiteralExpression(object)) return
    for (const element of name.elements) {
      const entry = object.properties.find(
        (each) => is.isPropertyAssignment(each) && each.name.getText() === element.name?.getText(),
      )
      if (element.name && entry && is.isPropertyAssignment(entry))
        this.#bind(inner, element.name, { expression: entry.initializer, scope: value.scope })
    }
  }

  #isNumber(expression: Expression): boolean {
    const type = this.#checker.getTypeAtLocation(expression)
    return type !== undefined && (type.flags & TypeFlags.NumberLike) !== 0
  }

  /** A text that the program computes; of a union of literals the first or last. */
  #string(expression: Expression, scope: Scope): string {
    const node = bare(expression)
    if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node)) return node.text
    if (is.isTemplateExpression(node))
      return (
        node.head.text +
        node.templateSpans.map((span) => this.#string(span.expression, scope) + span.literal.text).join('')
      )
    if (is.isConditionalExpression(node))
      return this.#string(this.#branch === 'first' ? node.whenTrue : node.whenFalse, scope)
    const meant = is.isIdentifier(node) && this.#meant(node, scope)
    if (meant) return this.#string(meant.expression, meant.scope)
    const type = this.#checker.getTypeAtLocation(node)
    const one = type && this.#chosen(type.isUnionType() ? type.getTypes() : [type])
    return one && 'value' in one && typeof one.value === 'string' ? one.value : cannotFollow(node)
  }

  #declared(node: Node): { symbol: TypeSymbol; declaration: Node } {
    const named = this.#checker.getSymbolAtLocation(node)
    const symbol = named && (named.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(named) : named)
    const declaration = symbol?.valueDeclaration?.resolve(this.#project)
    if (!symbol || !declaration) return cannotFollow(node)
    return { symbol, declaration }
  }

  /** Arguments of the first or last call of a function in its file. */
  #callOf(called: Node): readonly Expression[] {
    const named = is.isArrowFunction(called) ? called.parent : called
    const name = 'name' in named ? (named.name as Node).getText() : ''
    const calls = callsIn(called.getSourceFile()).filter(({ expression }) => expression.getText() === name)
    return this.#chosen(calls)?.arguments ?? []
  }
}

const given = (expression: Expression | undefined, scope: Scope): Placed | undefined =>
  expression && { expression, scope }

function cannotFollow(node: Node): never {
  throw new Error(`cannot follow ${node.getText().slice(0, 80)}`)
}
