import { citeArticles } from '@saki/domain/law/ground'

/** The ground in a directional isolate, for use inside a sentence of either direction; empty for 'office rule'. */
export function legalGroundText(ground: string): string {
  const cited = citeArticles(ground)
  return cited === '' ? '' : `\u2066${cited}\u2069`
}
