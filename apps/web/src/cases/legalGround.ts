/** Articles as the regulations themselves cite them: 'UU 31/2000 Pasal 19'; one ground may name several. */
export function inOwnWords(ground: string): string {
  return ground.replaceAll('art.', 'Pasal')
}

/** An article in the regulation's own language, 'UU 31/2000 Pasal 19', for the midst of a sentence of either direction; empty when only the office's own custom speaks. */
export function legalGroundText(ground: string): string {
  const article = ground === 'office rule' ? '' : inOwnWords(ground)
  return article && `\u2066${article}\u2069`
}
