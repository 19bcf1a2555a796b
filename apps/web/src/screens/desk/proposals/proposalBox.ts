/** Id of the box on the page of a case in which its proposed act is decided. */
export const proposalBoxId = 'act-proposal'

/** Moves view and focus to that box. */
export function showProposalBox(): void {
  document.getElementById(proposalBoxId)?.scrollIntoView({ block: 'center' })
  document.getElementById(proposalBoxId)?.focus({ preventScroll: true })
}
