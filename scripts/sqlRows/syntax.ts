import type { CallExpression, Expression, Node } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'

/** The expression without brackets and type assertions. */
export function bare(node: Expression): Expression {
  return is.isParenthesizedExpression(node) || is.isAsExpression(node) || is.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node
}

/** The expressions that a function body returns, in order. */
export function resultsOf(body: Node): Expression[] {
  if (!is.isBlock(body)) return [body as Expression]
  const found: Expression[] = []
  const visit = (node: Node): void => {
    if (is.isReturnStatement(node) && node.expression) found.push(node.expression)
    else if (!is.isArrowFunction(node) && !is.isFunctionDeclaration(node)) node.forEachChild(visit)
  }
  body.forEachChild(visit)
  return found
}

/** Whether a position is in the block that declares this value. */
export function isWithin(position: number, value: Node): boolean {
  const block = value.parent.parent.parent.parent
  return block.pos <= position && position <= block.end
}

/** All calls below a node. */
export function callsIn(within: Node): CallExpression[] {
  const found: CallExpression[] = []
  const visit = (node: Node): void => {
    if (is.isCallExpression(node)) found.push(node)
    node.forEachChild(visit)
  }
  visit(within)
  return found
}
