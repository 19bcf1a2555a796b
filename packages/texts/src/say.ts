import { words as id_core } from './id/core.ts'
import { words as id_errors } from './id/errors.ts'
import { words as id_account } from './id/account.ts'
import { words as id_session } from './id/session.ts'
import { words as id_shell } from './id/shell.ts'
import { words as id_drafts } from './id/drafts.ts'
import { words as id_forms } from './id/forms.ts'
import { words as id_filing } from './id/filing.ts'
import { words as id_studio } from './id/studio.ts'
import { words as id_payments } from './id/payments.ts'
import { words as id_receipt } from './id/receipt.ts'
import { words as id_result } from './id/result.ts'
import { words as id_files } from './id/files.ts'
import { words as id_applications } from './id/applications.ts'
import { words as id_workflow } from './id/workflow.ts'
import { words as id_inbox } from './id/inbox.ts'
import { words as id_landing } from './id/landing.ts'
import { words as id_later } from './id/later.ts'
import { words as id_profile } from './id/profile.ts'
import { words as id_mail } from './id/mail.ts'
import { words as en_core } from './en/core.ts'
import { words as en_errors } from './en/errors.ts'
import { words as en_account } from './en/account.ts'
import { words as en_session } from './en/session.ts'
import { words as en_shell } from './en/shell.ts'
import { words as en_drafts } from './en/drafts.ts'
import { words as en_forms } from './en/forms.ts'
import { words as en_filing } from './en/filing.ts'
import { words as en_studio } from './en/studio.ts'
import { words as en_payments } from './en/payments.ts'
import { words as en_receipt } from './en/receipt.ts'
import { words as en_result } from './en/result.ts'
import { words as en_files } from './en/files.ts'
import { words as en_applications } from './en/applications.ts'
import { words as en_workflow } from './en/workflow.ts'
import { words as en_inbox } from './en/inbox.ts'
import { words as en_landing } from './en/landing.ts'
import { words as en_later } from './en/later.ts'
import { words as en_profile } from './en/profile.ts'
import { words as en_mail } from './en/mail.ts'
import { words as ar_core } from './ar/core.ts'
import { words as ar_errors } from './ar/errors.ts'
import { words as ar_account } from './ar/account.ts'
import { words as ar_session } from './ar/session.ts'
import { words as ar_shell } from './ar/shell.ts'
import { words as ar_drafts } from './ar/drafts.ts'
import { words as ar_forms } from './ar/forms.ts'
import { words as ar_filing } from './ar/filing.ts'
import { words as ar_studio } from './ar/studio.ts'
import { words as ar_payments } from './ar/payments.ts'
import { words as ar_receipt } from './ar/receipt.ts'
import { words as ar_result } from './ar/result.ts'
import { words as ar_files } from './ar/files.ts'
import { words as ar_applications } from './ar/applications.ts'
import { words as ar_workflow } from './ar/workflow.ts'
import { words as ar_inbox } from './ar/inbox.ts'
import { words as ar_landing } from './ar/landing.ts'
import { words as ar_later } from './ar/later.ts'
import { words as ar_profile } from './ar/profile.ts'
import { words as ar_mail } from './ar/mail.ts'
import { words as id_marks } from './id/marks.ts'
import { words as id_goods } from './id/goods.ts'
import { words as id_patents } from './id/patents.ts'
import { words as id_preflight } from './id/preflight.ts'
import { words as id_agents } from './id/agents.ts'
import { words as id_fees } from './id/fees.ts'
import { words as id_uploads } from './id/uploads.ts'
import { words as id_people } from './id/people.ts'
import { words as id_desk } from './id/desk.ts'
import { words as id_outgoing } from './id/outgoing.ts'
import { words as id_letters } from './id/letters.ts'
import { words as id_answers } from './id/answers.ts'
import { words as en_marks } from './en/marks.ts'
import { words as en_goods } from './en/goods.ts'
import { words as en_patents } from './en/patents.ts'
import { words as en_preflight } from './en/preflight.ts'
import { words as en_agents } from './en/agents.ts'
import { words as en_fees } from './en/fees.ts'
import { words as en_uploads } from './en/uploads.ts'
import { words as en_people } from './en/people.ts'
import { words as en_desk } from './en/desk.ts'
import { words as en_outgoing } from './en/outgoing.ts'
import { words as en_letters } from './en/letters.ts'
import { words as en_answers } from './en/answers.ts'
import { words as ar_marks } from './ar/marks.ts'
import { words as ar_goods } from './ar/goods.ts'
import { words as ar_patents } from './ar/patents.ts'
import { words as ar_preflight } from './ar/preflight.ts'
import { words as ar_agents } from './ar/agents.ts'
import { words as ar_fees } from './ar/fees.ts'
import { words as ar_uploads } from './ar/uploads.ts'
import { words as ar_people } from './ar/people.ts'
import { words as ar_desk } from './ar/desk.ts'
import { words as ar_outgoing } from './ar/outgoing.ts'
import { words as ar_letters } from './ar/letters.ts'
import { words as ar_answers } from './ar/answers.ts'
import { words as id_office } from './id/office.ts'
import { words as en_office } from './en/office.ts'
import { words as ar_office } from './ar/office.ts'
import { words as id_viewer } from './id/viewer.ts'
import { words as en_viewer } from './en/viewer.ts'
import { words as ar_viewer } from './ar/viewer.ts'
import { words as id_manual } from './id/manual.ts'
import { words as en_manual } from './en/manual.ts'
import { words as ar_manual } from './ar/manual.ts'
import type { Area } from './areas.ts'
import type { TextKey } from './keys.ts'
import { phrase } from './phrase.ts'
import type { Language, Words } from './words.ts'

const all: Record<Language, Record<Area, Words>> = {
  id: {
    core: id_core,
    errors: id_errors,
    session: id_session,
    account: id_account,
    profile: id_profile,
    shell: id_shell,
    filing: id_filing,
    forms: id_forms,
    drafts: id_drafts,
    studio: id_studio,
    payments: id_payments,
    receipt: id_receipt,
    result: id_result,
    files: id_files,
    applications: id_applications,
    workflow: id_workflow,
    inbox: id_inbox,
    landing: id_landing,
    later: id_later,
    mail: id_mail,
    marks: id_marks,
    goods: id_goods,
    patents: id_patents,
    preflight: id_preflight,
    agents: id_agents,
    fees: id_fees,
    uploads: id_uploads,
    people: id_people,
    desk: id_desk,
    outgoing: id_outgoing,
    letters: id_letters,
    answers: id_answers,
    office: id_office,
    viewer: id_viewer,
    manual: id_manual,
  },
  en: {
    core: en_core,
    errors: en_errors,
    session: en_session,
    account: en_account,
    profile: en_profile,
    shell: en_shell,
    filing: en_filing,
    forms: en_forms,
    drafts: en_drafts,
    studio: en_studio,
    payments: en_payments,
    receipt: en_receipt,
    result: en_result,
    files: en_files,
    applications: en_applications,
    workflow: en_workflow,
    inbox: en_inbox,
    landing: en_landing,
    later: en_later,
    mail: en_mail,
    marks: en_marks,
    goods: en_goods,
    patents: en_patents,
    preflight: en_preflight,
    agents: en_agents,
    fees: en_fees,
    uploads: en_uploads,
    people: en_people,
    desk: en_desk,
    outgoing: en_outgoing,
    letters: en_letters,
    answers: en_answers,
    office: en_office,
    viewer: en_viewer,
    manual: en_manual,
  },
  ar: {
    core: ar_core,
    errors: ar_errors,
    session: ar_session,
    account: ar_account,
    profile: ar_profile,
    shell: ar_shell,
    filing: ar_filing,
    forms: ar_forms,
    drafts: ar_drafts,
    studio: ar_studio,
    payments: ar_payments,
    receipt: ar_receipt,
    result: ar_result,
    files: ar_files,
    applications: ar_applications,
    workflow: ar_workflow,
    inbox: ar_inbox,
    landing: ar_landing,
    later: ar_later,
    mail: ar_mail,
    marks: ar_marks,
    goods: ar_goods,
    patents: ar_patents,
    preflight: ar_preflight,
    agents: ar_agents,
    fees: ar_fees,
    uploads: ar_uploads,
    people: ar_people,
    desk: ar_desk,
    outgoing: ar_outgoing,
    letters: ar_letters,
    answers: ar_answers,
    office: ar_office,
    viewer: ar_viewer,
    manual: ar_manual,
  },
}

/**
 * A text in one language, for the server (mails, documents, error titles). {{name}} is replaced; `count` chooses the plural form.
 * A key missing in the language falls back to English, then Indonesian, then shows itself.
 */
export function say(language: Language, key: TextKey, values: Record<string, string | number> = {}): string {
  const [area, name] = (key as string).split(':') as [Area, string]
  const lists = [language, 'en', 'id'] as const
  return (
    phrase(
      lists.map((one) => [one, all[one][area]] as const),
      name,
      values,
    ) ?? key
  )
}
