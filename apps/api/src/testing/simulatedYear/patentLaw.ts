import { parseLawTable, type Law } from './law.ts'

const OPEN =
  'formality_check, awaiting_priority, awaiting_translation, awaiting_completeness, awaiting_publication, publication, substantive_examination, awaiting_reply'
const KEPT = 'registered, annuity_grace'
const FORCE = `${KEPT}, removal_review`
/** A grant may be contested from its decision (UU 65/2024 art. 63A(4), UU 13/2016 art. 69, 70). */
const GRANTED = `awaiting_certificate, ${FORCE}`
const GRANT = 'allow,allow_again,appeal_allowed,appeal_allowed_in_part,suit_won,cassation_won'

/** UU 13/2016 for patents and simple patents, unchanged by later laws. Months are calendar months; days are working days (art. 1). */
const always = `
payment_received    | S    | awaiting_payment | formality_check | *14w
ask_translation     | O    | formality_check | awaiting_translation | 30w | translation_lapsed
answer_translation  | P    | awaiting_translation | formality_check | *back
translation_lapsed  | auto | awaiting_translation | deemed_withdrawn | 6m | LAPSED
ask_completeness    | O    | formality_check | awaiting_completeness | 3m | completeness_lapsed
extend_completeness | P    | awaiting_completeness | = | due+2m | completeness_lapsed | 3m of ask_completeness
answer_completeness | P    | awaiting_completeness | formality_check | *back
completeness_lapsed | auto | awaiting_completeness | deemed_withdrawn | 6m | LAPSED
ask_priority        | O    | formality_check | awaiting_priority | priority+16m | priority_lapsed
answer_priority     | P    | awaiting_priority | formality_check | *back
priority_lapsed     | auto | awaiting_priority | formality_check | *back
revive_formality    | P    | deemed_withdrawn | formality_check | - | | 6m of completeness_lapsed,translation_lapsed
ask_division        | O    | substantive_examination | = | keep
send_findings       | O    | substantive_examination | awaiting_reply | 3m | reply_lapsed
propose_refusal     | O    | substantive_examination | awaiting_reply | 3m | reply_lapsed
extend_reply        | P    | awaiting_reply | = | due+2m | reply_lapsed | 3m of send_findings,propose_refusal
extend_reply_paid   | P    | awaiting_reply | = | due+1m | reply_lapsed | 5m of extend_reply
reply               | P    | awaiting_reply | substantive_examination | *back
reply_lapsed        | auto | awaiting_reply | examination_lapsed | 6m | LAPSED
revive_examination  | P    | examination_lapsed | substantive_examination | - | | 6m of reply_lapsed
allow               | O    | substantive_examination | awaiting_certificate | *2m
refuse              | O    | substantive_examination | refused | 3m | REFUSED
appeal              | P    | refused | appeal | *12m | | 3m of refuse,refuse_again
ask_appeal_completeness | K | appeal | appeal_incomplete | 14w | appeal_lapsed
complete_appeal     | P    | appeal_incomplete | appeal | -
appeal_lapsed       | auto | appeal_incomplete | refused | -
appeal_withdrawn    | S    | appeal, appeal_incomplete | refused | -
appeal_allowed      | K    | appeal | awaiting_certificate | *2m
appeal_allowed_in_part | K | appeal | awaiting_certificate | *2m
appeal_refused      | K    | appeal | appeal_dismissed | 3m | suit_over
record_suit         | O    | appeal_dismissed | in_court | - | | 3m of appeal_refused
suit_won            | O    | in_court | awaiting_certificate | *2m
suit_lost           | O    | in_court | appeal_dismissed | -
record_cassation    | O    | awaiting_certificate, appeal_dismissed | in_court | -
cassation_won       | O    | in_court | awaiting_certificate | *2m
cassation_lost      | O    | in_court | appeal_dismissed | -
suit_over           | auto | appeal_dismissed | = | -
remedy_over         | auto | refused, deemed_withdrawn, examination_lapsed, withdrawn | = | -
issue_certificate   | O    | awaiting_certificate | registered | 6m | annuity_overdue
pay_first_annuity   | S    | ${KEPT} | registered | ANNUITY | annuity_overdue
pay_annuity         | S    | registered | registered | ANNUITY | annuity_overdue
pay_annuity_late    | S    | annuity_grace | registered | ANNUITY | annuity_overdue
grace_over          | auto | annuity_grace | removal_review | -
remove              | O    | removal_review | removed | -
keep_right          | O    | removal_review | registered | ANNUITY | annuity_overdue
give_up             | O    | ${FORCE} | removed | -
cancel              | O    | ${FORCE} | cancelled | -
appeal_correction   | P    | awaiting_certificate, registered | = | keep | | 3m of ${GRANT}
correction_allowed  | K    | ${GRANTED} | = | keep
correction_allowed_in_part | K | ${GRANTED} | = | keep
correction_dismissed | K   | ${GRANTED} | = | keep
correction_withdrawn | S   | ${GRANTED} | = | keep
appeal_grant        | 3    | ${GRANTED} | = | keep | | 9m of ${GRANT}
grant_upheld        | K    | ${GRANTED} | = | keep
grant_limited       | K    | ${GRANTED} | = | keep
grant_revoked       | K    | ${GRANTED} | cancelled | -
grant_appeal_withdrawn | S | ${GRANTED} | = | keep
record_dispute      | O    | ${FORCE} | = | keep
dispute_dismissed   | O    | ${FORCE} | = | keep
expire              | auto | registered | expired | -
`
/** Only patents. The withdrawal of an objection is a rule of the office (docs/requests.md) and changes neither state nor period. */
const patents = `
divide               | P    | ${OPEN}, awaiting_request | = | keep
formality_passed     | O    | formality_check | awaiting_publication | priority+18m | publish
publish              | auto | awaiting_publication | publication | 6m | PUBLICATION
object               | 3    | publication | = | keep
opposition_withdrawn | S    | publication, awaiting_request, substantive_examination | = | keep | | | | object
answer_objection     | P    | publication, awaiting_request, substantive_examination | = | keep | | 30w of object
request_examination  | P    | formality_check, awaiting_priority, awaiting_translation, awaiting_completeness, awaiting_publication, publication | = | keep | | origin+36m
begin_examination    | auto | publication | substantive_examination | *due+30m
publication_over     | auto | publication | awaiting_request | origin+36m | request_lapsed
request_examination_now | P | awaiting_request | substantive_examination | *30m
pay_last_annuity     | S    | ${KEPT} | registered | origin+240m | expire
`
/** UU 6/2023 art. 122–124. */
const simple = `
divide               | P    | ${OPEN} | = | keep
formality_passed     | O    | formality_check | awaiting_publication | filing+14w! | publish
publish_early        | O    | awaiting_publication | publication | 14w | begin_examination
publish              | auto | awaiting_publication | publication | 14w | begin_examination
begin_examination    | auto | publication | substantive_examination | *filing+6m
request_missing      | O    | formality_check | deemed_withdrawn | -
pay_last_annuity     | S    | ${KEPT} | registered | origin+120m | expire
`
/** Filed since 28 October 2024: UU 65/2024. */
const since2024 = `
extend_completeness_emergency | O | awaiting_completeness | = | due+6m | completeness_lapsed
extend_reply_emergency | O | awaiting_reply | = | due+6m | reply_lapsed
reexamine            | P    | refused, deemed_withdrawn, examination_lapsed | reexamination | *12m | | 9m of refuse,completeness_lapsed,translation_lapsed,reply_lapsed,request_lapsed
reexamine_withdrawn  | P    | withdrawn | reexamination | *12m | | 2m of withdraw
allow_again          | O    | reexamination | awaiting_certificate | *2m
refuse_again         | O    | reexamination | refused | 3m | remedy_over
appeal_over          | auto | refused | = | due+6m | remedy_over
revival_over         | auto | deemed_withdrawn, examination_lapsed | = | due+3m | remedy_over
annuity_overdue      | auto | registered | annuity_grace | due+6m | grace_over
reexamine_grant      | P    | ${GRANTED} | = | keep | | 9m of ${GRANT},correction_allowed,correction_allowed_in_part
grant_confirmed      | O    | ${GRANTED} | = | keep
grant_changed        | O    | ${GRANTED} | = | keep
state_working        | P    | registered | = | keep
`
const since2016 = `
extend_completeness_paid | P | awaiting_completeness | = | due+1m | completeness_lapsed | 5m of extend_completeness
annuity_overdue      | auto | registered | annuity_grace | due+12m | grace_over
`
const early = (months: number) => `
formality_passed_early | O  | formality_check | awaiting_publication | filing+${months}m | publish
ask_early_publication  | P  | awaiting_publication | = | filing+${months}m | publish
`
const withdrawal = (open: string, due: string) => `withdraw | P | ${open} | withdrawn | ${due}\n`
/** UU 13/2016 art. 38; towards a patent only while its examination may be requested (art. 51). */
const change = (open: string, within = '') => `change_type | S | ${open} | changed | -${within}\n`
const lapse = (due: string) => `request_lapsed | auto | awaiting_request | examination_lapsed | ${due}\n`

const NEW = withdrawal(`${OPEN}, awaiting_request`, '2m | remedy_over')
export const patentLaw2024: Law = parseLawTable(
  always + patents + since2024 + early(3) + NEW + change(`${OPEN}, awaiting_request`) + lapse('9m | remedy_over'),
  'patent',
)
export const patentLaw2016: Law = parseLawTable(
  always +
    patents +
    since2016 +
    early(6) +
    withdrawal(`${OPEN}, awaiting_request`, '-') +
    change(`${OPEN}, awaiting_request`) +
    lapse('-'),
  'patent',
)
export const simplePatentLaw2024: Law = parseLawTable(
  always + simple + since2024 + withdrawal(OPEN, '2m | remedy_over') + change(OPEN, ' | | origin+36m'),
)
export const simplePatentLaw2016: Law = parseLawTable(
  always + simple + since2016 + withdrawal(OPEN, '-') + change(OPEN, ' | | origin+36m'),
)
