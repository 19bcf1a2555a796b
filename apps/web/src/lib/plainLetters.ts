/** Lower case without marks over or under letters, so that 'kafe' finds 'Kafé'. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
