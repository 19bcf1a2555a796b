import { parseLawTable } from './law.ts'

/**
 * UU 31/2000 and PP 1/2005. Days are calendar days; a deadline on a holiday does not move. The withdrawal of an opposition
 * is a rule of the office (docs/requests.md): recorded once for each opposition until the examination ends, it changes neither state nor
 * period.
 */
export const designLaw = parseLawTable(
  `
payment_received  | S    | awaiting_payment | administrative_check | *filing+3m
ask_correction    | O    | administrative_check | awaiting_correction | 3m | correction_lapsed
extend_correction | P    | awaiting_correction | = | due+1m | correction_lapsed | 3m of ask_correction
answer_correction | P    | awaiting_correction | administrative_check | *back
correction_lapsed | auto | awaiting_correction | deemed_withdrawn | -
ask_priority      | O    | administrative_check | awaiting_priority | priority+9m | priority_lapsed
answer_priority   | P    | awaiting_priority | administrative_check | *back
priority_lapsed   | auto | awaiting_priority | administrative_check | *back
defer_publication | P    | administrative_check | = | *filing+12m
refuse_contrary   | O    | administrative_check | refused | 30d | remedy_over
object_to_refusal | P    | refused | reconsideration | - | | 30d of refuse_contrary
lift_refusal      | O    | reconsideration | administrative_check | -
keep_refusal      | O    | reconsideration | refused | 3m | remedy_over
publish           | O    | administrative_check | publication | 3m | PUBLICATION
withdraw          | P    | administrative_check, awaiting_priority, awaiting_correction, publication, opposed, substantive_examination | withdrawn | -
oppose            | 3    | publication, opposed, substantive_examination | opposed | 3m | answer_over | 3m of publish
opposition_withdrawn | S | opposed, substantive_examination | = | keep | | | | oppose
answer            | P    | opposed | substantive_examination | *6m
answer_over       | auto | opposed | substantive_examination | *6m
publication_over  | auto | publication | registered | filing+120m | expire
examine_unopposed | auto | publication | substantive_examination | *due+6m
examine           | O    | publication, opposed | substantive_examination | *6m
register          | O    | substantive_examination | registered | filing+120m | expire | | 3m of publish
refuse            | O    | substantive_examination | refused | 3m | remedy_over | | 3m of publish
record_suit       | O    | refused | in_court | - | | 3m of refuse,keep_refusal
suit_lost         | O    | in_court | refused | -
suit_won          | O    | in_court | registered | filing+120m | expire
record_cassation  | O    | refused | in_court | -
cassation_won     | O    | in_court | registered | filing+120m | expire
cassation_lost    | O    | in_court | refused | -
cancel            | O    | registered | cancelled | -
expire            | auto | registered | expired | -
remedy_over       | auto | refused | = | -
record_dispute    | O    | registered | = | keep
dispute_dismissed | O    | registered | = | keep
`,
  'design',
)

/**
 * UU 20/2016 as changed by UU 6/2023. Days are working days, and a deadline on a holiday moves to the next working day (art. 1(22)). The
 * withdrawal of an opposition changes neither state nor period, as in `designLaw`.
 */
export const markLaw = parseLawTable(`
payment_received   | S    | awaiting_payment | formality_check | *filing+15w
ask_correction     | O    | formality_check | awaiting_correction | 2m> | correction_lapsed
answer_correction  | P    | awaiting_correction | formality_check | *15w
correction_lapsed  | auto | awaiting_correction | deemed_withdrawn | -
ask_priority       | O    | formality_check | awaiting_priority | priority+9m> | priority_lapsed
answer_priority    | P    | awaiting_priority | formality_check | *back
priority_lapsed    | auto | awaiting_priority | formality_check | *back
publish            | O    | formality_check | publication | 2m> | publication_over
oppose             | 3    | publication, opposed, answered | opposed | 2m> | answer_over | 2m> of publish
opposition_withdrawn | S  | opposed, answered, objection_closed, substantive_examination | = | keep | | | | oppose
answer             | P    | opposed | answered | due+0d | answer_over
answer_over        | auto | opposed, answered | objection_closed | *due+30w
publication_over   | auto | publication | publication_ended | *due+30w
examine            | O    | publication_ended | substantive_examination | *due+0d
examine_opposed    | O    | objection_closed | substantive_examination | *90w
propose_refusal    | O    | substantive_examination | proposed_refusal | 30w | refusal_unanswered
propose_part_refusal | O  | substantive_examination | proposed_refusal | 30w | part_refusal_unanswered
answer_refusal     | P    | proposed_refusal | substantive_examination | *back
part_refusal_unanswered | auto | proposed_refusal | to_be_registered | -
refuse_in_part     | O    | substantive_examination | to_be_registered | -
refuse_part        | S    | substantive_examination, proposed_refusal, to_be_registered | refused | 90w | remedy_over
rejoin             | S    | refused | rejoined | -
refusal_unanswered | auto | proposed_refusal | refused | 90w | remedy_over
refuse             | O    | substantive_examination | refused | 90w | remedy_over
accept             | O    | substantive_examination | to_be_registered | -
register           | O    | to_be_registered | registered | WINDOW | renewal_opens
appeal             | P    | refused | appeal | *3m | | 90w of refuse,refusal_unanswered,refuse_part
ask_appeal_completeness | K | appeal | appeal_incomplete | 14w | appeal_lapsed
complete_appeal    | P    | appeal_incomplete | appeal | -
appeal_lapsed      | auto | appeal_incomplete | refused | -
appeal_withdrawn   | S    | appeal, appeal_incomplete | refused | -
grant_appeal       | K    | appeal | to_be_registered | -
grant_appeal_in_part | K  | appeal | to_be_registered | -
dismiss_appeal     | K    | appeal | appeal_dismissed | 3m> | remedy_over
record_suit        | O    | appeal_dismissed | in_court | - | | 3m> of dismiss_appeal
suit_lost          | O    | in_court | appeal_dismissed | -
suit_won           | O    | in_court | to_be_registered | -
record_cassation   | O    | to_be_registered, appeal_dismissed | in_court | -
cassation_won      | O    | in_court | to_be_registered | -
cassation_lost     | O    | in_court | appeal_dismissed | -
withdraw           | P    | formality_check, awaiting_priority, awaiting_correction, publication, opposed, answered, publication_ended, objection_closed, substantive_examination, proposed_refusal, to_be_registered | withdrawn | -
renewal_opens      | auto | registered | renewal_window | TERM | term_over
renew              | P    | renewal_window | registered | WINDOW | renewal_opens
term_over          | auto | renewal_window | late_renewal | LATE | expire
renew_late         | P    | late_renewal | registered | WINDOW | renewal_opens
expire             | auto | late_renewal | expired | -
delete             | O    | registered, renewal_window, late_renewal | deleted | -
cancel             | O    | registered, renewal_window, late_renewal | cancelled | -
remedy_over        | auto | refused, appeal_dismissed | = | -
record_dispute     | O    | registered, renewal_window, late_renewal | = | keep
dispute_dismissed  | O    | registered, renewal_window, late_renewal | = | keep
`)
