/** Ways of the office itself rest on no article, and there is nothing to cite. */
export function isArticle(ground: string): boolean {
  return ground !== '' && ground !== 'office rule'
}
