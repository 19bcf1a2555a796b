import { citeArticles, namesLaw } from '@saki/domain/law/ground'

/** The ground in a directional isolate, for use inside a sentence of either direction; empty for 'office rule'. */
export function legalGroundText(ground: string): string {
  return namesLaw(ground) ? `\u2066${citeArticles(ground)}\u2069` : ''
}
