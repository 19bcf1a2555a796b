// Generated from the migrated database by scripts/db-types.ts; do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** What pg writes into a jsonb column: an object, or JSON text. Arrays must be passed through JSON.stringify, because pg converts them to PostgreSQL arrays. */
export type JsonInput = string | (object & { readonly length?: never })
/** Read as unknown; the reader parses it or casts it to the type that was written. */
export type Json = ColumnType<unknown, JsonInput, JsonInput>
type GeneratedJson = ColumnType<unknown, JsonInput | undefined, JsonInput>

/** The register of consultants (PP 100/2021). Whoever stands in it has no rights by that: an account is bound to a row by app_user.agent_code, once the office approved it. */
export interface AgentTable {
  agent_code: number
  consultant_nbr: string
  agent_name: string
  front_title: Generated<string>
  back_title: Generated<string>
  legal_nature: Generated<string>
  repr_type: Generated<string>
  office_name: Generated<string>
  office_telp: Generated<string>
  office_email: Generated<string>
  addr_street: Generated<string>
  state_code: Generated<string>
  city_code: Generated<string>
  district_code: Generated<string>
  village_code: Generated<string>
  zipcode: Generated<string>
  personal_id_hash: Buffer | null
  is_active: Generated<boolean>
  added_at: Date
}

/** Append-only: what was done about consultants and mandates, and what consultants did for others. No contents, no identity numbers. */
export interface AgentAuditTable {
  audit_id: GeneratedAlways<number>
  at: Date
  actor_id: number
  acting_for: number | null
  what: string
  object: Generated<string>
  detail: GeneratedJson
}

/** Who asked to be bound to which consultant number, with what data. It gives no authority; the newest granted one lets its user bind the number. */
export interface AgentRequestTable {
  request_id: GeneratedAlways<number>
  user_id: number
  consultant_nbr: string
  agent_code: number
  data: Json
  requested_at: Date
  decided_at: Date | null
  decided_by: number | null
  granted: boolean | null
  reason: Generated<string>
}

/** Announcements of the office. Never changed after it was made: ended_at ends it before valid_to, a correction is a new row. page is a path of this portal, never another address. made_by: the officer; null for the operator, who is then named in maker. APPLICANTS: without consultants. */
export interface AnnouncementTable {
  announcement_id: GeneratedAlways<number>
  level: Generated<'INFO' | 'WARNING' | 'OUTAGE'>
  title_id: string
  title_en: string
  title_ar: string
  content_id: string
  content_en: string
  content_ar: string
  page: string | null
  valid_from: Date
  valid_to: Date | null
  audience: Generated<'ALL' | 'APPLICANTS' | 'CONSULTANTS'>
  made_at: Date
  made_by: number | null
  maker: Generated<string>
  ended_at: Date | null
  ended_by: number | null
}

/** Yearly fees of patents (P) and simple patents (S) in whole rupiah: a base for each year of protection and an amount for each claim. */
export interface AnnuityTariffTable {
  file_typ: 'P' | 'S'
  year_from: number
  year_to: number
  base: number
  per_claim: number
  valid_from: string
  valid_to: string | null
  legal_ref: string
  verified: Generated<boolean>
}

/** Applicants, consultants and office staff. personal_id_sealed holds the NIK encrypted; personal_id_hash is its keyed hash, for uniqueness only. */
export interface AppUserTable {
  user_id: GeneratedAlways<number>
  email: string
  email_folded: string
  password_hash: string
  password_changed_at: Date
  role: Generated<'applicant' | 'office'>
  status: Generated<'pending' | 'active' | 'closed'>
  full_name: string
  user_typ: Generated<number>
  personal_id_sealed: Buffer | null
  personal_id_hash: Buffer | null
  birthday: string | null
  gender: 'Laki-Laki' | 'Perempuan' | null
  nationality_country_code: Generated<string>
  telephone: string | null
  notes: string | null
  agent_code: number | null
  state_code: string | null
  city_code: string | null
  district_code: string | null
  village_code: string | null
  addr_street: string | null
  zipcode: string | null
  wilayah: string | null
  locale: Generated<'id' | 'en' | 'ar'>
  statement_version: string | null
  created_at: Date
  activated_at: Date | null
}

/** What was filed, frozen as filed: snapshot with form id and version. patent_id, filing_date and process exist from the moment the fee is settled. filing_date is a date of law in Asia/Jakarta. */
export interface ApplicationTable {
  application_id: GeneratedAlways<number>
  temp_id: string | null
  owner_id: number
  idempotency_key: string
  submission_nbr: string
  form_typ: string
  form_version: number
  snapshot: Json
  file_typ: string
  file_seq: string
  file_ser: number | null
  file_nbr: number | null
  patent_id: string | null
  appl_typ: string
  appl_subtyp: Generated<string>
  law_code: string
  title: string
  reference: Generated<string>
  payer_category: string
  owner_names: Generated<string>
  submitted_at: Date
  filing_date: string | null
  received_at: Date | null
  proc_typ: string | null
  proc_nbr: number | null
  reopened_at: Date | null
  request_hash: Buffer | null
  reply: Json | null
  filed_by: number | null
  registration_nbr: string | null
  registration_date: string | null
  expiration_date: string | null
  publication_date: string | null
  journal_code: string | null
  row_version: Generated<number>
  corrected: Json | null
  imported_at: Date | null
  imported_sha256: Buffer | null
}

/** The application form set anew from the frozen snapshot, one row each time it is asked for. Derived: what was uploaded is never touched, and no version replaces another. */
export interface ApplicationFormTable {
  doc_id: string
  application_id: number
  version: number
  file_name: string
  size_bytes: number
  sha256: Buffer
  pages: number
  object_key: string
  made_at: Date
  made_by: number
}

export interface ApplicationIpcTable {
  application_id: number
  seq_num: number
  ipc_symbol: string
}

export interface ApplicationLocarnoTable {
  application_id: number
  locarno_class_code: string
  product_title: Generated<string>
}

export interface ApplicationMarkTable {
  application_id: number
  sign_wcode: 'WORD' | 'WORD_FIGURE' | 'FIGURE' | 'THREE_D' | 'SOUND' | 'HOLOGRAM'
  mark_name: string
  translation: Generated<string>
  transliteration: Generated<string>
  description: Generated<string>
  disclaimer: Generated<string>
  colour_claimed: Generated<boolean>
  colours: Generated<string[]>
}

/** Goods and services as filed, a row for each class; the terms in the words and order of the applicant. */
export interface ApplicationNiceTable {
  application_id: number
  nice_class_code: number
  terms: string[]
}

export interface ApplicationPartyTable {
  application_id: number
  party_role: 'applicant' | 'designer' | 'inventor' | 'representative'
  seq_num: number
  person: Json
  person_name: string
}

export interface ApplicationPatentTable {
  application_id: number
  parent_patent_id: string | null
  pct_appl_id: string | null
  pct_appl_date: string | null
  pct_publ_id: string | null
  pct_publ_date: string | null
  english_title: Generated<string>
  claims: Generated<number>
  description_pages: Generated<number>
  annuities_paid_to: number | null
}

export interface ApplicationPriorityTable {
  application_id: number
  seq_num: number
  country_code: string
  priority_appl_id: string
  priority_date: string
}

/** Append-only: which officer had a case in hand from when to when. changed_by is null where the case moved on by itself. */
export interface AssignmentLogTable {
  proc_typ: string
  proc_nbr: number
  changed_at: Date
  changed_by: number | null
  old_officer: number | null
  new_officer: number | null
  reason: Generated<string>
}

/** What the limiters count (logins, registrations, mails), shared by all processes. bucket is a keyed hash, never an address or an account in clear. */
export interface AttemptTable {
  bucket: string
  made_at: Date
  attempt_id: GeneratedAlways<number>
}

/** Billing codes. An open bill past valid_until is shown as expired; a late payment is never settled by itself. Amount and lines are fixed at issue, in whole rupiah. */
export interface BillTable {
  bill_id: GeneratedAlways<number>
  application_id: number
  billing_code: string
  amount: number
  lines: Json
  status: 'open' | 'paid' | 'replaced' | 'closed'
  issued_at: Date
  valid_until: Date
  replaces: number | null
  ntpn: string | null
  ntb: string | null
  paid_at: Date | null
  settled_at: Date | null
  joint_id: number | null
}

/** Secret address of a calendar of deadlines, one per account; only the SHA-256 of the secret is kept. */
export interface CalendarFeedTable {
  user_id: number
  secret_hash: Buffer
  created_at: Date
}

/** Proof-of-work challenges already used once. */
export interface CaptchaSpentTable {
  challenge: string
  expires_at: Date
}

/** Everything the office wrote about a case: documents made, and letters issued whose PDF is made when somebody asks for it (size 0). */
export interface CaseDocumentTable {
  doc_id: string | null
  application_id: number | null
  proc_typ: string | null
  proc_nbr: number | null
  action_nbr: number | null
  doc_typ: string | null
  doc_number: string | null
  title: string | null
  file_name: string | null
  mime: string | null
  size_bytes: number | null
  pages: number | null
  issued_at: Date | null
  issued_on: string | null
  withdrawn_at: Date | null
}

/** One narrow row per case a list shows (filings taken back are none), kept at the commit by the triggers that call case_moved; nothing else writes it. One index per order, and one for the cases of a year. */
export interface CaseListTable {
  application_id: number
  owner_id: number
  file_typ: string
  list_group: 'action' | 'payment' | 'running' | 'registered' | 'done'
  submitted_at: Date
  filing_date: string | null
  title_key: string
  due_on: string | null
  payable_until: Date | null
  list_year: number
}

/** How many cases an account has under each tab: the sum of n. Every change adds a row, so that no two transactions wait for each other; fold_tallies puts rows together. */
export interface CaseTallyTable {
  owner_id: number
  file_typ: string
  list_group: string
  n: number
  folded: Generated<boolean>
}

/** What searches in lists look through, in small letters: title, numbers, reference and owner names, a line each. Kept as case_list is. */
export interface CaseWordsTable {
  application_id: number
  owner_id: number
  words: string
}

/** Append-only: each change of a filed application, field by field with the old and the new value, who made it and on which ground. row_version is the version of the application it made. */
export interface ChangeLogTable {
  log_change_nbr: GeneratedAlways<number>
  application_id: number
  row_version: number
  changed_at: Date
  user_id: number | null
  source: 'EDIT' | 'REQUEST' | 'SYSTEM'
  section: string
  request_ref: Generated<string>
  reason: string
  legal_reason: Generated<string>
  changes: Json
}

/** How far the clock of a demonstration stands from the true time. Empty in production. */
export interface ClockSettingTable {
  only_row: Generated<boolean>
  offset_ms: number
  set_at: Date
}

/** The address book of a user. A row of a draft taken from it carries contact_id and row_version; what is filed keeps its own copy and never changes with it. */
export interface ContactTable {
  contact_id: string
  owner_id: number
  person: Json
  person_name: string
  row_version: number
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
}

/** ISO 3166 countries and the regional offices priority may be claimed from (EP, EM, WO, BX, OA, AP, EA, GC). */
export interface CountryTable {
  country_code: string
  name_id: string
  name_en: string
  name_ar: string
  kind: Generated<'country' | 'office' | 'stateless'>
}

/** Periods of the law as the office keeps them: how long the deadline (due) or the window (until) of an action is, for actions taken on or after valid_from. A workflow is made for one law, so flow_id and flow_version are the law. What a period counts from stands in the workflow. */
export interface DeadlineRuleTable {
  flow_id: string
  flow_version: number
  action: string
  part: 'due' | 'until'
  valid_from: string
  months: number | null
  calendar_days: number | null
  working_days: number | null
  ground: string
  verified: Generated<boolean>
  note: Generated<string>
  changed_at: Date
  changed_by: number | null
}

/** A filing being prepared. temp_id is random. row_version rises by one on each save; a save names the version it started from. */
export interface DraftTable {
  temp_id: string
  owner_id: number
  form_typ: string
  form_version: number
  data: Json
  title: Generated<string>
  row_version: number
  complete_pct: Generated<number>
  device: Generated<string>
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
  submitted_at: Date | null
  acted_by: number | null
  kept_from: Date | null
  notice_days: number | null
  notice_at: Date | null
}

/** Every saved state of a draft, kept 30 days, so that no save is ever final. */
export interface DraftVersionTable {
  temp_id: string
  row_version: number
  data: Json
  device: Generated<string>
  saved_at: Date
  saved_by: number | null
}

/** Findings of the last look at a file, as the device that looked reported them: [{CODE, LEVEL, PAGE, VALUES}]. No row: nobody looked. Written while the file belongs to an open draft; it stands unchanged after filing. */
export interface FileCheckTable {
  file_id: string
  findings: Json
  checked_at: Date
  checked_by: number
}

export interface FileSequenceTable {
  file_seq: string
  file_typ: string
  name_id: string
  name_en: string
}

export interface FileTypeTable {
  file_typ: string
  right: string
  name_id: string
  name_en: string
  digits: number
}

/** Append-only proof of each number: entry is the canonical JSON text without personal data, leaf = SHA-256(0x00 || entry). */
export interface FilingLogTable {
  application_id: number
  patent_id: string
  logged_at: Date
  entry: string
  leaf: Buffer
}

/** What the officer found on each point: is_ok null while not looked at. list_code LAIN are points of the officer's own, in no list. */
export interface FormalityItemTable {
  proc_typ: string
  proc_nbr: number
  round: number
  list_code: string
  option_nbr: number
  title: string
  is_ok: boolean | null
  note: Generated<string>
  specdoc_typ: string | null
  view_typ: number | null
  ground: Generated<string>
}

/** One run of an officer through the formality checklist of a case. Until an action closes it (action_nbr) it is the officer's own draft; the round an action taken back had closed is open again. */
export interface FormalityRoundTable {
  proc_typ: string
  proc_nbr: number
  round: number
  row_version: number
  notes: Generated<string>
  result: Generated<'PENDING' | 'LENGKAP' | 'KURANG'>
  exam_date: string | null
  action_nbr: number | null
  saved_by: number
  saved_at: Date
}

/** The acts an issue announces, each in one issue only. entry: what was printed, frozen when the issue was closed; of persons name, city and country only. */
export interface GazetteEntryTable {
  journal_code: string
  position: number
  application_id: number
  proc_typ: string
  proc_nbr: number
  action_nbr: number
  kind: 'PUBLICATION' | 'REGISTRATION'
  entry: Json | null
}

/** Issues of the official gazette (Berita Resmi), one series for each right and year. A closed issue is never changed: its bytes and entries stand. */
export interface GazetteIssueTable {
  journal_code: string
  right_code: string
  issue_year: number
  issue_nbr: number
  name: string
  period_from: string
  period_to: string
  made_at: Date
  made_by: number
  publication_date: string | null
  closed_at: Date | null
  closed_by: number | null
  pages: number | null
  size_bytes: number | null
  sha256: Buffer | null
  object_key: string | null
}

/** Days off besides weekends: national holidays and collective leave (cuti bersama), neither of them working days. provisional: of a year not yet decreed. */
export interface HolidayTable {
  day: string
  kind: 'NATIONAL' | 'COLLECTIVE'
  name_id: string
  name_en: Generated<string>
  name_ar: Generated<string>
  provisional: Generated<boolean>
  source: Generated<string>
  changed_at: Date
  changed_by: number | null
}

/** Replies of requests that make something, so that a repeat gets the same answer. A filing keeps its key in its own row. */
export interface IdempotencyKeyTable {
  user_id: number
  key: string
  call: string
  request_hash: Buffer
  reply: Json | null
  created_at: Date
}

/** One office action addressed to one reader; its key is the read marker of the wire. first_read_at is proof of notice and is set once. */
export interface InboxItemTable {
  user_id: number
  proc_typ: string
  proc_nbr: number
  action_nbr: number
  delivered_at: Date
  first_read_at: Date | null
  on_behalf_of: number | null
  unread: Generated<boolean>
  raised_at: Date | null
  addressee_id: GeneratedAlways<number | null>
  file_typ: string
  action_key: string
  note_words: string | null
  is_latest: Generated<boolean>
  is_answered: Generated<boolean>
  is_waiting: Generated<boolean>
  waits_for: string | null
  waits_until: string | null
  rank: GeneratedAlways<number | null>
}

/** How many letters a reader has, by addressee and kind of right: the sum of n, kept as case_tally is. */
export interface InboxTallyTable {
  user_id: number
  addressee_id: number
  file_typ: string
  is_waiting: boolean
  unread: boolean
  n: number
  folded: Generated<boolean>
}

/** A billing code that pays several bills at once. Its parts keep their own codes; once one of them is paid, taken back or issued anew, the joint code can no longer be settled and its payment waits for an officer. */
export interface JointBillTable {
  joint_id: GeneratedAlways<number>
  owner_id: number
  billing_code: string
  amount: number
  status: 'open' | 'paid' | 'replaced'
  issued_at: Date
  valid_until: Date
  ntpn: string | null
  ntb: string | null
  paid_at: Date | null
  settled_at: Date | null
}

export interface JointBillPartTable {
  joint_id: number
  bill_id: number
}

/** HMAC-SHA256 with each key of the installation, compared at every start: another key beside this database is refused. It tells nothing of the key. */
export interface KeyCanaryTable {
  key_name: string
  proof: Buffer
  made_at: Date
}

/** Letters and certificates as issued. letter_id is the doc_id of the office_document made from it. content is everything that stands on the paper, finished words, written once; the PDF is made from it later. */
export interface LetterTable {
  letter_id: string
  offidoc_ori: string
  offidoc_ser: number
  offidoc_nbr: number
  doc_number: string
  application_id: number
  proc_typ: string | null
  proc_nbr: number | null
  action_nbr: number | null
  letter_typ: string
  title: string
  file_name: string
  content: Json
  issued_on: string
  issued_at: Date
  issued_by: number | null
  due_date: string | null
  registration_nbr: string | null
  verify_code: string
  withdrawn_at: Date | null
  withdrawn_why: Generated<string>
}

/** The answer to one letter of the office: letter_nbr is the action that sent it. While it is written it is a draft of form letter-answer; sent, points holds what was said and which files by their hashes, and nothing of it changes any more. */
export interface LetterAnswerTable {
  answer_id: GeneratedAlways<number>
  temp_id: string
  application_id: number
  proc_typ: string
  proc_nbr: number
  letter_nbr: number
  begun_at: Date
  sent_at: Date | null
  sent_by: number | null
  action_nbr: number | null
  answer_proc_typ: string | null
  answer_proc_nbr: number | null
  points: Json | null
}

/** Files sent with an answer, and the point each belongs to. They are files of the application from then on, beside those filed with it. */
export interface LetterAnswerFileTable {
  file_id: string
  answer_id: number
  list_code: string
  option_nbr: number
}

/** Classes (NN) and subclasses (NN-NN). words: everyday product words in Indonesian and English that lead to the row. */
export interface LocarnoClassTable {
  locarno_class_code: string
  edition: string
  name_id: string
  name_en: string
  words: Generated<string>
}

/** Outbox of mails, written in the transaction of what they tell; a job sends them and retries. */
export interface MailTable {
  mail_id: string
  user_id: number | null
  to_address: string
  kind: string
  subject: string
  body: string
  queued_at: Date
  sent_at: Date | null
  attempts: Generated<number>
  last_error: string | null
  proc_typ: string | null
  proc_nbr: number | null
  action_nbr: number | null
  sending_since: Date | null
  bounced_at: Date | null
  bounce_reason: string | null
  bounce_settled_at: Date | null
  mail_nbr: GeneratedAlways<number>
  kept_body: string | null
  withheld_at: Date | null
}

/** Further mailboxes an account's letters are announced to, each only after its owner opened the mailed link. The account's own address is always written to and stands in app_user. */
export interface MailAddressTable {
  user_id: number
  address: string
  token_hash: Buffer
  added_at: Date
  confirmed_at: Date | null
  mail_id: string | null
  code_expires_at: Date | null
}

/** Notices that a mail did not arrive, as they came: each once by its event_id. mail_id is null when nothing was ever sent there. */
export interface MailBounceTable {
  event_id: string
  mail_id: string | null
  address: string
  reason: string
  at: Date
  received_at: Date
}

/** principal lets agent act: rights null is every right, application_id one case only. power: read, prepare (read and drafts, files), file (all of it, submitting and bills). valid_to is the last whole day in Jakarta. */
export interface MandateTable {
  mandate_id: GeneratedAlways<number>
  principal_id: number
  agent_user_id: number
  rights: string[] | null
  application_id: number | null
  power: 'read' | 'prepare' | 'file'
  document_id: string | null
  valid_from: string
  valid_to: string | null
  created_at: Date
  revoked_at: Date | null
  revoked_by: number | null
}

/** Which version of the master data of packages/db is loaded, so that a start with nothing new loads nothing. */
export interface MasterVersionTable {
  master: string
  version: string
}

/** The 45 classes. about_*: what belongs there in everyday words, short enough to stand beside the number; heading_*: the same in full. Not the official text of the classification. */
export interface NiceClassTable {
  nice_class_code: number
  edition: string
  heading_id: string
  heading_en: string
  heading_ar: string
  about_id: string
  about_en: string
  about_ar: string
}

/** What people say (warung kopi, jualan baju, online shop) and the terms it leads to, in order of rank. */
export interface NiceEverydayTable {
  phrase: string
  nice_class_code: number
  folded_id: string
  rank: number
}

/** Terms an applicant can pick. starter: written for this product; office: imported list of the office. A term gone from its list gets valid_to and is kept, filed cases used it. Loaded shortest first: a search that stops early has seen the plainest terms. */
export interface NiceTermTable {
  term_id: GeneratedAlways<number>
  nice_class_code: number
  name_id: string
  name_en: string
  source: 'starter' | 'office'
  edition: string
  valid_from: string
  valid_to: string | null
  folded_id: GeneratedAlways<string>
  folded_en: GeneratedAlways<string>
  words: GeneratedAlways<string>
}

/** Every word of the terms in force and of everyday phrases, and in how many terms it stands: a mistyped word is compared with these, not with all terms. */
export interface NiceWordTable {
  word: string
  terms: number
}

/** One row per series and year. Raised as the last statement of the filing transaction, so the series has no gap. */
export interface NumberCounterTable {
  file_typ: string
  file_seq: string
  file_ser: number
  last_nbr: number
  last_at: Date | null
}

/** Append-only: calls of the office to people who have not read a letter or whose mail comes back. */
export interface OfficeCallTable {
  call_id: GeneratedAlways<number>
  user_id: number
  proc_typ: string
  proc_nbr: number
  action_nbr: number
  called_at: Date
  called_by: number
  result: 'REACHED' | 'NO_ANSWER' | 'WRONG_NUMBER'
  notes: Generated<string>
}

/** Documents the office made (receipt TT, later letters and certificates). The bytes under object_key never change. */
export interface OfficeDocumentTable {
  doc_id: string
  application_id: number
  proc_typ: string | null
  proc_nbr: number | null
  action_nbr: number | null
  doc_typ: string
  doc_number: string
  title: string
  file_name: string
  mime: string
  size_bytes: number
  sha256: Buffer
  pages: number | null
  object_key: string
  issued_at: Date
}

/** Append-only: what an officer decided about a notice that was not in order, once. accepted: the filing is settled with it. rest_asked: the money counts for the filing and rest_amount was billed anew. refund_due: refund_amount goes back to the payer. application_id: the filing it concerns, also where the notice named no code of ours. */
export interface PaymentDecisionTable {
  event_id: string
  decision: 'accepted' | 'rest_asked' | 'refund_due' | 'ignored'
  application_id: number | null
  rest_amount: Generated<number>
  refund_amount: Generated<number>
  reason: Generated<string>
  decided_at: Date
  decided_by: number
}

/** Every genuine notice of the treasury with what became of it. Only settled and repeated are in order; the rest wait for an officer. */
export interface PaymentNoticeTable {
  event_id: string
  billing_code: string
  amount: number
  ntpn: string
  ntb: Generated<string>
  paid_at: Date
  received_at: Date
  outcome: 'settled' | 'repeated' | 'unknown_code' | 'wrong_amount' | 'wrong_time' | 'late' | 'closed_code' | 'ntpn_used'
}

/** state and due_date are a copy of what the last action led to; only recordAction writes them. */
export interface ProcessTable {
  proc_typ: string
  proc_nbr: number
  application_id: number
  flow_id: string
  flow_version: number
  state: string
  state_since: Date
  due_date: string | null
  row_version: Generated<number>
  fires_on: string | null
  frozen_since: string | null
  frozen_by: string | null
  upper_proc_typ: string | null
  upper_proc_nbr: number | null
  upper_action_nbr: number | null
  assigned_to: number | null
  assigned_at: Date | null
}

/** Append-only history. action_date is the date of law in Asia/Jakarta; captured_at the instant it was written. */
export interface ProcessActionTable {
  proc_typ: string
  proc_nbr: number
  action_nbr: number
  action: string
  from_state: string
  to_state: string
  prior_due_date: string | null
  due_date: string | null
  actor_role: 'applicant' | 'office' | 'system' | 'public'
  actor_id: number | null
  action_date: string
  captured_at: Date
  notes: Generated<string>
  detail: GeneratedJson
  prior_state_since: Date | null
  prior_fires_on: string | null
  ground: Generated<string>
  undoes: number | null
}

/** How many processes stand in each state: the sum of n, kept as case_tally is. */
export interface ProcessTallyTable {
  flow_id: string
  state: string
  n: number
  folded: Generated<boolean>
}

export interface RegionCityTable {
  city_code: string
  state_code: string
  city_name: string
}

export interface RegionDistrictTable {
  district_code: string
  city_code: string
  district_name: string
}

export interface RegionStateTable {
  state_code: string
  state_name: string
}

/** Codes of the Ministry of Home Affairs without dots: 2, 4, 6 and 10 digits; a parent is a prefix of its child. */
export interface RegionVillageTable {
  village_code: string
  district_code: string
  village_name: string
}

/** Last registration number of each kind of right (IDP, IDS, IDD, IDM). Raised in the transaction that registers, so the series has no gap. */
export interface RegistrationCounterTable {
  series: string
  last_nbr: number
}

/** Steps of reminding that are done, each once. about: the deadline, or the day the unread letter was sent. sent_at is null for a step that a later one made needless. */
export interface ReminderTable {
  proc_typ: string
  proc_nbr: number
  action_nbr: number
  step: 'due-30' | 'due-14' | 'due-7' | 'due-2' | 'due-0' | 'unread-3' | 'unread-7' | 'unread-14'
  about: string
  day: string
  sent_at: Date | null
}

export interface ReprTypeTable {
  repr_type: string
  name_id: string
  name_en: string
}

/** Backups this database was restored from. While one has no reopened_at the portal is closed: nothing that issues a number or moves a case is written (refuse_while_closed). */
export interface RestoredBackupTable {
  restore_id: GeneratedAlways<number>
  backup_id: string
  taken_at: Date
  restored_at: Date
  reopened_at: Date | null
  letter_skip: Generated<number>
}

/** Jobs that waited when the backup was taken; reopening puts them into the queue. */
export interface RestoredJobTable {
  job_id: GeneratedAlways<number>
  data: Json
}

/** Links that show an open draft, read-only, to whoever has them. Only the SHA-256 of the secret in the link is kept. */
export interface ReviewLinkTable {
  link_id: string
  token_hash: Buffer
  temp_id: string
  made_by: number
  made_at: Date
  expires_at: Date
  ended_at: Date | null
  opened_count: Generated<number>
  last_opened_at: Date | null
}

export interface SchemaMigrationTable {
  name: string
  sha256: string
  applied_at: Date
}

/** Signed-in browsers. The cookie carries a random id; this row, found by its SHA-256, decides. */
export interface SessionTable {
  id_hash: Buffer
  user_id: number
  created_at: Date
  expires_at: Date
  ended_at: Date | null
  user_agent: Generated<string>
}

/** Append-only: ranges of numbers that were not issued by this database, because they may have been issued between a backup and its restore. counter: series with year (A002026), IDP, TRX, PROCESS, LETTER, AGENT, BRM-2026, BILLING-26326 (year and day of the year). */
export interface SkippedNumberTable {
  skip_id: GeneratedAlways<number>
  restore_id: number
  counter: string
  first_nbr: number
  last_nbr: number
  why: string
  skipped_at: Date
}

/** Slots a file can be put in, with the limits the server enforces and getLimit tells. "right": P, D, T or *. */
export interface SpecdocTypeTable {
  specdoc_typ: string
  right: string
  name_id: string
  name_en: string
  mime_list: string
  max_files: number
  max_bytes: number
  min_px: number | null
  max_px: number | null
}

/** Files as received: object_key holds the exact bytes hashed in sha256 and is never rewritten. Renditions and thumbnails are derived. edits: crop and rotation wished for the rendition. view_typ: 1 perspective 2 front 3 back 4 left 5 right 6 top 7 bottom 8 additional. */
export interface StoredFileTable {
  file_id: string
  owner_id: number
  temp_id: string | null
  application_id: number | null
  specdoc_typ: string
  view_typ: number | null
  seq_num: Generated<number>
  description: Generated<string>
  file_name: string
  mime: string
  size_bytes: number
  sha256: Buffer
  pages: number | null
  width: number | null
  height: number | null
  object_key: string
  rendition_key: string | null
  thumb_key: string | null
  edits: Json | null
  scan_state: Generated<'not_scanned' | 'scanning' | 'clean' | 'infected'>
  uploaded_at: Date
  deleted_at: Date | null
  uploaded_by: number | null
  scanned_at: Date | null
  scan_found: Generated<string>
  remarks: Json | null
}

/** Append-only: who changed which row of the holidays or of the periods of the law, from what to what, and why. */
export interface TableChangeTable {
  change_id: GeneratedAlways<number>
  changed_at: Date
  user_id: number
  what: 'holiday' | 'deadline_rule'
  row_key: string
  before: Json | null
  after: Json | null
  reason: Generated<string>
}

/** Non-tax state revenue tariffs in whole rupiah. Amounts change by regulation, so they are rows with dates. payer_category * applies to all. */
export interface TariffTable {
  code: string
  payer_category: string
  valid_from: string
  valid_to: string | null
  rupiah: number
  unit: string
  legal_ref: string
  verified: Generated<boolean>
}

/** Append-only: who changed which tariff row from what to what, and why. */
export interface TariffChangeTable {
  change_id: GeneratedAlways<number>
  changed_at: Date
  user_id: number
  code: string
  payer_category: string
  valid_from: string
  before: Json | null
  after: Json
  reason: string
}

/** A file that comes in pieces: who sends it, into which slot of which draft, and how long it will be. The bytes so far lie beside the file store under upload_id. key is the Idempotency-Key, so that one file opened twice is one upload. */
export interface UploadSessionTable {
  upload_id: string
  user_id: number
  key: string
  temp_id: string
  specdoc_typ: string
  view_typ: number | null
  description: Generated<string>
  file_name: string
  size_bytes: number
  sha256: Buffer | null
  opened_at: Date
  expires_at: Date
  finished_at: Date | null
  held_by: string | null
  held_until: Date | null
  is_wanted: Generated<boolean>
}

/** Single-use secrets sent by mail. Only the SHA-256 of the secret is kept. */
export interface UserTokenTable {
  token_hash: Buffer
  user_id: number
  purpose: 'activate' | 'reset' | 'login_code'
  created_at: Date
  expires_at: Date
  used_at: Date | null
  mail_id: string | null
}

/** Wishes to become a consultant (type 6), written by the profile; the type itself changes only when the office grants it. */
export interface UserTypRequestTable {
  user_id: number
  requested_at: Date
  user_typ: number
  notes: string
  decided_at: Date | null
  decided_by: number | null
  granted: boolean | null
  reason: Generated<string>
}

export interface UserTypeTable {
  user_typ: number
  name_id: string
  name_en: string
  payer_category: Generated<'UMUM' | 'UMK' | 'PENDIDIKAN'>
}

/** What lists need to know of each state of the catalogue; written again at every start. list_group: tab of the list. asks: the applicant has to act. holds: an answer lies with the office. is_end: the process is over. has_deadline: its day is a deadline and no target of the office. */
export interface WorkflowStateTable {
  flow_id: string
  state: string
  list_group: 'action' | 'running' | 'registered' | 'done'
  asks: boolean
  holds: boolean
  is_end: boolean
  has_deadline: boolean
}

export interface Database {
  agent: AgentTable
  agent_audit: AgentAuditTable
  agent_request: AgentRequestTable
  announcement: AnnouncementTable
  annuity_tariff: AnnuityTariffTable
  app_user: AppUserTable
  application: ApplicationTable
  application_form: ApplicationFormTable
  application_ipc: ApplicationIpcTable
  application_locarno: ApplicationLocarnoTable
  application_mark: ApplicationMarkTable
  application_nice: ApplicationNiceTable
  application_party: ApplicationPartyTable
  application_patent: ApplicationPatentTable
  application_priority: ApplicationPriorityTable
  assignment_log: AssignmentLogTable
  attempt: AttemptTable
  bill: BillTable
  calendar_feed: CalendarFeedTable
  captcha_spent: CaptchaSpentTable
  case_document: CaseDocumentTable
  case_list: CaseListTable
  case_tally: CaseTallyTable
  case_words: CaseWordsTable
  change_log: ChangeLogTable
  clock_setting: ClockSettingTable
  contact: ContactTable
  country: CountryTable
  deadline_rule: DeadlineRuleTable
  draft: DraftTable
  draft_version: DraftVersionTable
  file_check: FileCheckTable
  file_sequence: FileSequenceTable
  file_type: FileTypeTable
  filing_log: FilingLogTable
  formality_item: FormalityItemTable
  formality_round: FormalityRoundTable
  gazette_entry: GazetteEntryTable
  gazette_issue: GazetteIssueTable
  holiday: HolidayTable
  idempotency_key: IdempotencyKeyTable
  inbox_item: InboxItemTable
  inbox_tally: InboxTallyTable
  joint_bill: JointBillTable
  joint_bill_part: JointBillPartTable
  key_canary: KeyCanaryTable
  letter: LetterTable
  letter_answer: LetterAnswerTable
  letter_answer_file: LetterAnswerFileTable
  locarno_class: LocarnoClassTable
  mail: MailTable
  mail_address: MailAddressTable
  mail_bounce: MailBounceTable
  mandate: MandateTable
  master_version: MasterVersionTable
  nice_class: NiceClassTable
  nice_everyday: NiceEverydayTable
  nice_term: NiceTermTable
  nice_word: NiceWordTable
  number_counter: NumberCounterTable
  office_call: OfficeCallTable
  office_document: OfficeDocumentTable
  payment_decision: PaymentDecisionTable
  payment_notice: PaymentNoticeTable
  process: ProcessTable
  process_action: ProcessActionTable
  process_tally: ProcessTallyTable
  region_city: RegionCityTable
  region_district: RegionDistrictTable
  region_state: RegionStateTable
  region_village: RegionVillageTable
  registration_counter: RegistrationCounterTable
  reminder: ReminderTable
  repr_type: ReprTypeTable
  restored_backup: RestoredBackupTable
  restored_job: RestoredJobTable
  review_link: ReviewLinkTable
  schema_migration: SchemaMigrationTable
  session: SessionTable
  skipped_number: SkippedNumberTable
  specdoc_type: SpecdocTypeTable
  stored_file: StoredFileTable
  table_change: TableChangeTable
  tariff: TariffTable
  tariff_change: TariffChangeTable
  upload_session: UploadSessionTable
  user_token: UserTokenTable
  user_typ_request: UserTypRequestTable
  user_type: UserTypeTable
  workflow_state: WorkflowStateTable
}
