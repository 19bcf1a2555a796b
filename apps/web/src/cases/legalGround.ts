/** Replaces 'art.' by the regulations' own 'Pasal': 'UU 31/2000 Pasal 19'. A ground may name several articles. */
export function citeArticles(ground: string): string {
  return ground.replaceAll('art.', 'Pasal')
}

/** As `citeArticles`, in a directional isolate for use inside a sentence of either direction; empty for 'office rule'. */
export function legalGroundText(ground: string): string {
  const article = ground === 'office rule' ? '' : citeArticles(ground)
  return article && `\u2066${article}\u2069`
}
