/** Actions whose periods were verified in a source of law; `name part` when only one of the two was. */
const designs = ['publish', 'oppose until', 'publication_over', 'register', 'suit_won']
const marks = [
  'publish',
  'oppose',
  'publication_over',
  'answer_over',
  'examine_opposed',
  'propose_refusal',
  'refuse',
  'refusal_unanswered',
  'appeal',
  'dismiss_appeal',
  'record_suit',
  'register',
  'renewal_opens',
  'renew',
  'renew_late',
  'term_over',
]
const patents = [
  'ask_completeness',
  'extend_completeness',
  'extend_completeness_emergency',
  'completeness_lapsed',
  'revive_formality',
  'formality_passed',
  'formality_passed_early',
  'ask_early_publication',
  'publish',
  'request_lapsed',
  'send_findings',
  'propose_refusal',
  'extend_reply',
  'extend_reply_paid',
  'reexamine',
  'reexamine_withdrawn',
  'reexamine_grant',
  'withdraw',
  'ask_appeal_completeness',
  'appeal_refused',
  'record_suit',
  'issue_certificate',
  'pay_first_annuity',
  'pay_annuity',
  'pay_annuity_late',
  'keep_right',
]
const simplePatents = [...patents, 'begin_examination']

const verified: Record<string, readonly string[]> = {
  'design-registration': designs,
  'mark-registration': marks,
  'patent-registration': patents,
  'patent-registration-2016': patents,
  'simple-patent-registration': simplePatents,
  'simple-patent-registration-2016': simplePatents,
}

/** Whether the period was verified in a source of law; others are marked for the office to verify. */
export function isVerified(flowId: string, action: string, part: 'due' | 'until'): boolean {
  const known = verified[flowId] ?? []
  return known.includes(action) || known.includes(`${action} ${part}`)
}
