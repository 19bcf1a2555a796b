// Generated from the migrated database by scripts/db-types.ts; do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** What pg writes into a jsonb column: an object, or JSON text. Arrays must be passed through JSON.stringify, because pg converts them to PostgreSQL arrays. */
export type JsonInput = string | (object & { readonly length?: never })
/** Read as unknown; the reader parses it or casts it to the type that was written. */
export type Json = ColumnType<unknown, JsonInput, JsonInput>
type GeneratedJson = ColumnType<unknown, JsonInput | undefined, JsonInput>

/** Append-only: officers who looked up an account by the e-mail address or number in a paper. What they typed is not stored; found_user_id is null when no account has it. */
export interface AccountLookupTable {
  lookup_id: GeneratedAlways<number>
  application_id: number
  named_by: 'email' | 'identity' | 'consultant'
  found_user_id: number | null
  looked_by: number
  looked_at: Date
}

/** Acts that one officer proposed and another approves or returns with a remark; the proposer may take the own proposal back. Approval performs the act. */
export interface ActProposalTable {
  proposal_id: GeneratedAlways<number>
  proc_typ: string
  proc_nbr: number
  action: string
  request: Json
  row_version: number
  proposed_by: number
  proposed_at: Date
  decided_by: number | null
  decided_at: Date | null
  is_approved: boolean | null
  remark: Generated<string>
  said: Json | null
}

/** The register of consultants (PP 100/2021). A row grants nothing by itself: the office binds an account to it by app_user.agent_code. Region codes are as the register gives them, '' where unknown. */
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

/** Append-only: acts concerning consultants and mandates, and what consultants did for others. Contains no document contents and no identity numbers. */
export interface AgentAuditTable {
  audit_id: GeneratedAlways<number>
  at: Date
  actor_id: number
  acting_for: number | null
  what: string
  object: Generated<string>
  detail: GeneratedJson
}

/** Requests to be bound to a consultant number, with the data given. agent_code may be a new code that is not in agent yet. A request grants nothing; the newest granted one lets its user bind the number. */
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

/** Announcements of the office. Unchanged except for ended_at, which ends one before valid_to; a correction is a new row. page: path of this portal. made_by: officer; null for the operator, whose name is maker. audience APPLICANTS: without consultants. */
export interface AnnouncementTable {
  announcement_id: GeneratedAlways<number>
  level: Generated<'INFO' | 'WARNING' | 'OUTAGE'>
  audience: Generated<'ALL' | 'APPLICANTS' | 'CONSULTANTS'>
  title_id: string
  title_en: string
  title_ar: string
  content_id: string
  content_en: string
  content_ar: string
  page: string | null
  valid_from: Date
  valid_to: Date | null
  made_at: Date
  made_by: number | null
  maker: Generated<string>
  ended_at: Date | null
  ended_by: number | null
}

/** Annual fees of patents (P) and simple patents (S) in whole rupiah: base for each year of protection from year_from to year_to, and per_claim for each claim. */
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

/** As text_passage: claims and pages of documents sent with answers to letters. Not published with the case. */
export interface AnswerPassageTable {
  application_id: number
  place: number
  part: 'abstract' | 'claims' | 'description'
  page: number | null
  claim_nbr: number | null
  file_id: string
  answered_on: string
  body: string
  words: string
}

/** As case_text, of patents with documents in answers: terms of what was filed and of the answers together. Searched for officers, and for parties in their own cases. */
export interface AnswerTextTable {
  application_id: number
  sources: string
  terms: string
}

/** Accounts of applicants, consultants and office staff. The profile (gender, telephone, region) is null until it is completed. personal_id_sealed: NIK, encrypted; personal_id_hash: its keyed hash, for uniqueness. */
export interface AppUserTable {
  user_id: GeneratedAlways<number>
  email: string
  email_folded: string
  password_hash: string
  password_changed_at: Date
  role: Generated<'applicant' | 'office' | 'commission'>
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

/** Applications. snapshot: the data as filed, with the form's id and version, never changed. application_number is the application number of any right; it, filing_date and the process exist once the fee is settled. Dates are legal dates in Asia/Jakarta. */
export interface ApplicationTable {
  application_id: GeneratedAlways<number>
  temp_id: string | null
  owner_id: number
  filed_by: number | null
  idempotency_key: string
  request_hash: Buffer | null
  reply: Json | null
  submission_nbr: string
  form_typ: string
  form_version: number
  snapshot: Json
  corrected: Json | null
  row_version: Generated<number>
  file_typ: string
  file_seq: string
  file_ser: number | null
  file_nbr: number | null
  application_number: string | null
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
  reopened_at: Date | null
  proc_typ: string | null
  proc_nbr: number | null
  publication_date: string | null
  journal_code: string | null
  registration_nbr: string | null
  registration_date: string | null
  expiration_date: string | null
  imported_at: Date | null
  imported_sha256: Buffer | null
  split_from: number | null
  split_by: number | null
}

/** Application forms generated again from the snapshot, one row per request. Derived data; no version replaces another. */
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

/** Symbols of the International Patent Classification of an application. */
export interface ApplicationIpcTable {
  application_id: number
  seq_num: number
  ipc_symbol: string
}

/** Locarno classes of a design application. */
export interface ApplicationLocarnoTable {
  application_id: number
  locarno_class_code: string
  product_title: Generated<string>
}

/** Data of a trademark application that lists, searches and letters read; the snapshot contains them too. */
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

/** Goods and services of a trademark application, one row per class; terms in the applicant's words and order. */
export interface ApplicationNiceTable {
  application_id: number
  nice_class_code: number
  terms: string[]
}

/** Applicants, designers, inventors and representatives of an application, for lists, searches and letters. person: the section row of the snapshot or of corrected. */
export interface ApplicationPartyTable {
  application_id: number
  party_role: 'applicant' | 'designer' | 'inventor' | 'representative'
  seq_num: number
  person: Json
  person_name: string
}

/** Data of a patent application that lists, searches and letters read. parent_application_number: number of the application this one was divided from. pct_*: international application (PCT). */
export interface ApplicationPatentTable {
  application_id: number
  parent_application_number: string | null
  pct_appl_id: string | null
  pct_appl_date: string | null
  pct_publ_id: string | null
  pct_publ_date: string | null
  english_title: Generated<string>
  claims: Generated<number>
  description_pages: Generated<number>
  annuities_paid_to: number | null
}

/** Priority claims of an application (Paris Convention art. 4). */
export interface ApplicationPriorityTable {
  application_id: number
  seq_num: number
  country_code: string
  priority_appl_id: string
  priority_date: string
}

/** Append-only: officers a case was assigned to. changed_by is null when the system changed it. */
export interface AssignmentLogTable {
  proc_typ: string
  proc_nbr: number
  changed_at: Date
  changed_by: number | null
  old_officer: number | null
  new_officer: number | null
  reason: Generated<string>
}

/** Attempts counted by the rate limits (logins, registrations, mails), for all processes. bucket: keyed hash of the address or account. */
export interface AttemptTable {
  attempt_id: GeneratedAlways<number>
  bucket: string
  made_at: Date
}

/** Bills of applications and of requests, with their billing codes. amount and lines are fixed at issue, in whole rupiah. An open bill after valid_until is shown as expired; a late payment waits for an officer. */
export interface BillTable {
  bill_id: GeneratedAlways<number>
  application_id: number | null
  request_id: number | null
  joint_id: number | null
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
}

/** Secret address of an account's calendar of deadlines, one per account; secret_hash is the SHA-256 of the secret. */
export interface CalendarFeedTable {
  user_id: number
  secret_hash: Buffer
  created_at: Date
}

/** Used proof-of-work challenges; a challenge is accepted once. */
export interface CaptchaSpentTable {
  challenge: string
  expires_at: Date
}

/** All documents of the office on a case: office_document, and letters whose PDF is not made yet (size_bytes 0). */
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
  addressee_id: number | null
}

/** One row per case shown in lists, without reopened filings. Written by keep_case only, at the commit. One index per order, and one for the cases of a year. */
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

/** Append-only: notes of officers on a case, for officers only. They belong to no act and stand in no letter. */
export interface CaseNoteTable {
  note_id: GeneratedAlways<number>
  application_id: number
  text: string
  written_by: number
  written_at: Date
}

/** Number of cases per account and tab: the sum of n. Every change adds a row, so that no transactions wait for each other; fold_tallies adds rows up and sets folded. */
export interface CaseTallyTable {
  owner_id: number
  file_typ: string
  list_group: string
  n: number
  folded: Generated<boolean>
}

/** What the text of a patent is found by: letter of the part, then "w:" a word as written, "p:" two neighbouring stems, or ":" a stem; docs/search.md. Publications reach it a minute later; whether a case may be found is decided by register_entry too. */
export interface CaseTextTable {
  application_id: number
  is_public: boolean
  sources: string
  terms: string
}

/** Text that searches in lists read, in small letters without marks (plain_letters): title, numbers, reference and owner names, one per line. Written by keep_case only. */
export interface CaseWordsTable {
  application_id: number
  owner_id: number
  words: string
}

/** Append-only: changes of filed applications, field by field with old and new value. row_version: version of the application after the change. */
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

/** Changes of the register or of a tariff that one officer proposed and another approves or returns with a remark. Approval makes the change. */
export interface ChangeProposalTable {
  proposal_id: GeneratedAlways<number>
  act: 'register' | 'tariff'
  subject: string
  application_id: number | null
  request: Json
  shown: Json
  reason: string
  proposed_by: number
  proposed_at: Date
  decided_by: number | null
  decided_at: Date | null
  is_approved: boolean | null
  remark: Generated<string>
}

/** What an officer cites against a case under examination, with a note for the office. Nobody else sees it. */
export interface CitationTable {
  application_id: number
  cited_id: number
  note: string
  cited_by: number
  cited_at: Date
  row_version: Generated<number>
  citation_id: GeneratedAlways<number>
  kind: 'mark' | 'picture' | 'design' | 'patent'
  file_id: string | null
  own_file_id: string | null
  part: 'title' | 'abstract' | 'claims' | 'description' | null
  page: number | null
  claim_nbr: number | null
  quote: Generated<string>
}

/** Append-only: who pinned, annotated and removed citations, and the note as it was then. */
export interface CitationLogTable {
  application_id: number
  cited_id: number
  what: 'cited' | 'noted' | 'removed'
  note: string
  changed_by: number
  changed_at: Date
  citation_id: number | null
  kind: string
  place: Json | null
}

/** Text of the claims of a patent, read from the filed PDF by a job: [{page, text}] without page and line numbers. scan: the pages have no text. unreadable: the PDF could not be read in the time allowed. */
export interface ClaimTextTable {
  file_id: string
  application_id: number
  outcome: 'read' | 'scan' | 'unreadable'
  lines: Json
  read_at: Date
}

/** Milliseconds by which the clock of a demonstration differs from the true time. Empty in production. */
export interface ClockSettingTable {
  only_row: Generated<boolean>
  offset_ms: number
  set_at: Date
}

/** Address book of a user. A draft that uses a contact contains contact_id and row_version; what is filed has its own copy. deleted_at: moved to the bin. */
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

/** Countries (ISO 3166), the regional offices from which priority may be claimed (EP, EM, WO, BX, OA, AP, EA, GC), and "stateless" (XXA, ICAO 9303), which is a nationality but no place of filing. */
export interface CountryTable {
  country_code: string
  name_id: string
  name_en: string
  name_ar: string
  kind: Generated<'country' | 'office' | 'stateless'>
}

/** Periods of the law, maintained by the office: length of the deadline (part due) or of the window (part until) of an action, for actions taken on or after valid_from. A workflow belongs to one law, so flow_id and flow_version identify the law. The workflow states from when a period counts. */
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

/** Reasons of the next decision in a case while officers write them; deleted when a decision with reasons is recorded. */
export interface DecisionDraftTable {
  proc_typ: string
  proc_nbr: number
  reasons: Json
  row_version: Generated<number>
  saved_by: number
  saved_at: Date
}

/** One row for each tab of the desk under which a process of a received request is: those of its state, and HELD while it waits for an officer because of its case. Written by keep_request only, at the commit. One index per order. */
export interface DeskRequestTable {
  proc_typ: string
  proc_nbr: number
  tab: string
  request_id: number
  seq_num: number
  kind: string
  received_on: string
  state_since: Date
}

/** Number of rows of desk_request per tab and kind: the sum of n, as in case_tally. */
export interface DeskTallyTable {
  tab: string
  kind: string
  n: number
  folded: Generated<boolean>
}

/** Filings in preparation. temp_id is random. Each save raises row_version by one and must name the version it is based on. deleted_at: moved to the bin. */
export interface DraftTable {
  temp_id: string
  owner_id: number
  acted_by: number | null
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
  kept_from: Date | null
  notice_days: number | null
  notice_at: Date | null
}

/** Every saved state of a draft, kept 30 days. */
export interface DraftVersionTable {
  temp_id: string
  row_version: number
  data: Json
  device: Generated<string>
  saved_at: Date
  saved_by: number | null
}

/** Longer deadlines proposed by one officer and approved or returned by another. Approval is an action of the process. */
export interface DueProposalTable {
  proposal_id: GeneratedAlways<number>
  proc_typ: string
  proc_nbr: number
  prior_due: string
  due_date: string
  ground: string
  reason: string
  proposed_by: number
  proposed_at: Date
  decided_by: number | null
  decided_at: Date | null
  is_approved: boolean | null
  remark: Generated<string>
}

/** Findings of the browser's last check of a file: [{CODE, LEVEL, PAGE, VALUES}]. No row: not checked. Written while the file belongs to an open draft, unchanged after filing. */
export interface FileCheckTable {
  file_id: string
  findings: Json
  checked_at: Date
  checked_by: number
}

/** Number series of each kind of application. */
export interface FileSequenceTable {
  file_seq: string
  file_typ: string
  name_id: string
  name_en: string
}

/** Kinds of application (FILE_TYP). "right": letter of the right in the catalogue (P patent, D industrial design, T trademark). digits: the running number is padded with zeros to this length. */
export interface FileTypeTable {
  file_typ: string
  right: string
  name_id: string
  name_en: string
  digits: number
}

/** Append-only proof of each application number. entry: canonical JSON text without personal data; leaf: SHA-256(0x00 || entry). */
export interface FilingLogTable {
  application_id: number
  application_number: string
  logged_at: Date
  entry: string
  leaf: Buffer
}

/** Revisions of the formality check of a case. A revision is the officer's draft until an action closes it (action_nbr); undoing that action opens it again. */
export interface FormalityCheckTable {
  proc_typ: string
  proc_nbr: number
  revision: number
  row_version: number
  notes: Generated<string>
  result: Generated<'PENDING' | 'LENGKAP' | 'KURANG'>
  exam_date: string | null
  action_nbr: number | null
  saved_by: number
  saved_at: Date
}

/** Result of each point of a revision of the formality check. is_ok null: not checked yet. list_code LAIN: points the officer added. */
export interface FormalityItemTable {
  proc_typ: string
  proc_nbr: number
  revision: number
  list_code: string
  option_nbr: number
  title: string
  is_ok: boolean | null
  note: Generated<string>
  specdoc_typ: string | null
  view_typ: number | null
  ground: Generated<string>
}

/** Corrections of entries of closed issues, each printed as an entry of a later one (printed_in). */
export interface GazetteCorrectionTable {
  correction_id: GeneratedAlways<number>
  journal_code: string
  application_id: number
  note: string
  made_at: Date
  made_by: number
  printed_in: string | null
}

/** Entries of an issue; each act is in one issue only. entry: printed data; of persons name, city and country only. */
export interface GazetteEntryTable {
  journal_code: string
  position: number
  application_id: number
  proc_typ: string
  proc_nbr: number
  action_nbr: number | null
  kind: 'PUBLICATION' | 'REGISTRATION' | 'CORRECTION'
  entry: Json | null
  act: string | null
  acted_by: number | null
  page: number | null
  dropped_at: Date | null
}

/** Issues of the official gazette (Berita Resmi), one series per right and year. publication_date is the date of publication of its cases. Until closed_at its cases are published one after another and its PDF is made; a closed issue is never changed. */
export interface GazetteIssueTable {
  journal_code: string
  right_code: string
  issue_year: number
  issue_nbr: number
  name: string
  period_from: string
  period_to: string
  made_at: Date
  made_by: number | null
  publication_date: string
  closed_at: Date | null
  closed_by: number | null
  pages: number | null
  size_bytes: number | null
  sha256: Buffer | null
  object_key: string | null
  kind: Generated<'regular' | 'extra' | 'special'>
  data_sha256: Buffer | null
}

/** Cases that an officer publishes with the next issue. A row counts only while its case is in from_state and not suspended. */
export interface GazetteQueueTable {
  proc_typ: string
  proc_nbr: number
  application_id: number
  right_code: string
  from_state: string
  act: string
  queued_at: Date
  queued_by: number
}

/** Append-only: decisions of officers on paid annuities that were not recorded by the payment. recorded: recorded in the case; what the years cost less is in refund_amount. refund_due: refund_amount is to be paid back. undone: annuities recorded by mistake were taken back, and the money is held again. */
export interface HeldDecisionTable {
  decision_nbr: GeneratedAlways<number>
  request_id: number
  application_id: number
  decision: 'recorded' | 'refund_due' | 'undone'
  refund_amount: Generated<number>
  reason: string
  decided_at: Date
  decided_by: number
}

/** National holidays and collective leave (cuti bersama); neither are working days. provisional: the year's decree is not published yet. */
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

/** Replies of requests that create something; a repeated request gets the same reply. Filings keep their key in application. */
export interface IdempotencyKeyTable {
  user_id: number
  key: string
  call: string
  request_hash: Buffer
  reply: Json | null
  created_at: Date
}

/** Append-only: officers who were shown the whole identity number (NIK) of a party. The number itself is not stored here. */
export interface IdentityReadingTable {
  reading_id: GeneratedAlways<number>
  application_id: number
  party_role: 'applicant' | 'designer' | 'inventor' | 'representative'
  seq_num: number
  read_by: number
  read_at: Date
}

/** Actions of the office addressed to a reader; the key is the read marker of the wire. first_read_at is proof of notice and is set once. */
export interface InboxItemTable {
  user_id: number
  proc_typ: string
  proc_nbr: number
  action_nbr: number
  on_behalf_of: number | null
  addressee_id: GeneratedAlways<number | null>
  delivered_at: Date
  first_read_at: Date | null
  unread: Generated<boolean>
  raised_at: Date | null
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

/** Number of inbox items per reader, addressee and kind of application: the sum of n, as in case_tally. */
export interface InboxTallyTable {
  user_id: number
  addressee_id: number
  file_typ: string
  is_waiting: boolean
  unread: boolean
  n: number
  folded: Generated<boolean>
}

/** Sections (A), classes (A23) and subclasses (A23F) of the IPC. Names and the everyday words, separated by commas, are ours and not the official text. Groups are not kept: symbols of application_ipc are accepted by their form and may be of another edition, so no foreign key ties them. */
export interface IpcClassTable {
  ipc_class_code: string
  edition: string
  name_id: string
  name_en: string
  words: string
}

/** Billing codes that pay several bills at once. The bills keep their own codes; once one of them is paid, reopened or replaced, the joint code cannot be settled and its payment waits for an officer. */
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

/** Bills that a joint bill pays. */
export interface JointBillPartTable {
  joint_id: number
  bill_id: number
}

/** HMAC-SHA256 made with each key of the installation. Compared at every start, which fails when a key does not match. The key cannot be derived from it. */
export interface KeyCanaryTable {
  key_name: string
  proof: Buffer
  made_at: Date
}

/** Letters and certificates as issued. letter_id is the doc_id of the office_document made from it. content: all texts of the paper, written once; the PDF is made from it later. */
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
  addressee_id: number | null
  due_date: string | null
  registration_nbr: string | null
  verify_code: string
  withdrawn_at: Date | null
  withdrawn_why: Generated<string>
  request_id: number | null
  refund_event_id: string | null
}

/** Answers to letters of the office; letter_nbr is the action that sent the letter. Until sent_at the answer is a draft of form letter-answer. points: the answer as sent with the hashes of its files, never changed. */
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

/** Files sent with an answer and the point each belongs to. They are also files of the application. */
export interface LetterAnswerFileTable {
  file_id: string
  answer_id: number
  list_code: string
  option_nbr: number
}

/** Append-only: each time a letter was posted. A letter sent again, or recorded with a wrong number, has several; the newest is shown. */
export interface LetterPostingTable {
  posting_id: GeneratedAlways<number>
  letter_id: string
  posted_on: string
  way: 'registered' | 'courier' | 'handed'
  proof: string
  recorded_by: number
  recorded_at: Date
}

/** Courtesy translation of the points of a letter, not authentic. points: [{listCode, optionNbr, text}] as the answer form of the letter numbers them. */
export interface LetterTranslationTable {
  proc_typ: string
  proc_nbr: number
  action_nbr: number
  language: 'en' | 'ar'
  points: Json
  row_version: Generated<number>
  written_by: number
  written_at: Date
}

/** Licences recorded in the register. licensees: persons as in the request; terms: EXCLUSIVE, TERRITORY, VALID_FROM and VALID_TO. ended_by: the request that ended it. */
export interface LicenceTable {
  licence_id: GeneratedAlways<number>
  application_id: number
  request_id: number
  licensees: Json
  terms: Json
  recorded_on: string
  ended_on: string | null
  ended_by: number | null
}

/** Locarno classes (NN) and subclasses (NN-NN). words: everyday product words in Indonesian and English by which the search finds the row. */
export interface LocarnoClassTable {
  locarno_class_code: string
  edition: string
  name_id: string
  name_en: string
  words: Generated<string>
}

/** Priority claims that were lost because their document did not come in time. They were rows of application_priority and are again when the loss is undone. */
export interface LostPriorityTable {
  application_id: number
  seq_num: number
  country_code: string
  priority_appl_id: string
  priority_date: string
  lost_on: string
}

/** Outbox. Written in the transaction of its cause; a job sends the mails and retries. */
export interface MailTable {
  mail_id: string
  mail_nbr: GeneratedAlways<number>
  user_id: number | null
  proc_typ: string | null
  proc_nbr: number | null
  action_nbr: number | null
  to_address: string
  kind: string
  subject: string
  body: string
  kept_body: string | null
  queued_at: Date
  sending_since: Date | null
  sent_at: Date | null
  attempts: Generated<number>
  last_error: string | null
  bounced_at: Date | null
  bounce_reason: string | null
  bounce_settled_at: Date | null
  withheld_at: Date | null
}

/** Additional mailboxes to which an account's letters are announced, each after its owner confirmed it. The account's own address is app_user.email. */
export interface MailAddressTable {
  user_id: number
  address: string
  token_hash: Buffer
  mail_id: string | null
  code_expires_at: Date | null
  added_at: Date
  confirmed_at: Date | null
}

/** Notices of undelivered mail as received, once per event_id. mail_id is null when no mail was sent to the address. */
export interface MailBounceTable {
  event_id: string
  mail_id: string | null
  address: string
  reason: string
  at: Date
  received_at: Date
}

/** Mandates: principal_id lets agent_user_id act. rights null: all rights; application_id: this case only. power: read; prepare (read, drafts, files); file (all, including submitting and bills). valid_from and valid_to are dates in Jakarta, both inclusive. */
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

/** Marks as searches find them. Written by keep_mark only: of public marks in the transaction that makes or changes them, of others by a job after they got their number. */
export interface MarkEntryTable {
  application_id: number
  is_public: boolean
  stage: 'running' | 'registered' | 'ended'
  filing_date: string
  letters: number
  words: string[]
  reading: string[]
  classes: number[]
  name_key: Buffer
}

/** Rows of mark_entry as they should be. */
export interface MarkEntryComputedTable {
  application_id: number | null
  is_public: boolean | null
  stage: string | null
  filing_date: string | null
  letters: number | null
  words: string[] | null
  reading: string[] | null
  classes: number[] | null
  name_key: Buffer | null
}

/** What mark_entry is written from. */
export interface MarkFactsTable {
  application_id: number | null
  is_public: boolean | null
  stage: string | null
  filing_date: string | null
  letters: number | null
  words: string[] | null
  reading: string[] | null
  classes: number[] | null
}

/** The marks with a word, shortest first: a word is the more of a mark the fewer letters the mark has. */
export interface MarkPostingTable {
  word: string
  letters: number
  application_id: number
  is_public: boolean
  stage: string
  classes: number[]
}

/** Marks that got their number and are not indexed yet. A job indexes them, so that numbering does not wait for it. */
export interface MarkWaitingTable {
  application_id: number
}

/** Every word of a mark once, also of marks that are gone. near: deletions(word), sounds: mark_sounds(word). */
export interface MarkWordTable {
  word: string
  near: number[]
  sounds: string[]
  is_frequent: Generated<boolean>
}

/** Version of each list of master data that is loaded. A start skips lists whose version has not changed. */
export interface MasterVersionTable {
  master: string
  version: string
}

/** The 45 Nice classes. about_*: short everyday description; heading_*: full description. Not the official text of the classification. */
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

/** Everyday phrases (warung kopi, jualan baju, online shop) and the terms they lead to, by rank; folded_id refers to nice_term.folded_id. */
export interface NiceEverydayTable {
  phrase: string
  nice_class_code: number
  folded_id: string
  rank: number
}

/** Terms an applicant can choose. source starter: written for this product; office: imported from the office's list. A term removed from its list gets valid_to and is kept, because filed applications use it. Rows are loaded shortest first, so that a search that stops early has found the shortest terms. */
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

/** Words of all terms in force and of the everyday phrases, with the number of terms that contain them. Mistyped words are compared with these rows instead of all terms. */
export interface NiceWordTable {
  word: string
  terms: number
}

/** Last application number of each series and year. Raised by issue_number as the last statement of its transaction, so that a series has no gaps. */
export interface NumberCounterTable {
  file_typ: string
  file_seq: string
  file_ser: number
  last_nbr: number
  last_at: Date | null
}

/** Append-only: calls of the office to people who have not read a letter or whose mail bounced. */
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

/** Documents made by the office: receipts (TT), letters, certificates. The bytes under object_key never change. */
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
  signed_with: string | null
}

/** Section and roles of an account with the role office. An account without a row has every role: the office has not divided its work yet. */
export interface OfficerTable {
  user_id: number
  nip: Generated<string>
  section: 'general' | 'formality' | 'patent' | 'design' | 'mark' | 'register' | 'finance'
  roles: string[]
  row_version: Generated<number>
}

/** Days on which an officer is absent, both included, in the time zone of Jakarta. ended_at: taken back. The substitute sees the cases of the officer among the own. */
export interface OfficerAbsenceTable {
  absence_id: GeneratedAlways<number>
  user_id: number
  from_day: string
  to_day: string
  reason: 'leave' | 'sick' | 'duty'
  substitute_id: number | null
  made_by: number
  made_at: Date
  ended_at: Date | null
}

/** Public cases in the files of open data. digest: SHA-256 of the last record, so that an act that the public does not see makes no record. */
export interface OpenDataCaseTable {
  application_id: number
  digest: Buffer
}

/** Cases that moved while they were public, became public or ceased to be, and are in no file of open data yet. Appended by case_moved in the transaction of the change; a job deletes the rows that it has written into a file. */
export interface OpenDataChangeTable {
  change_nbr: GeneratedAlways<number>
  application_id: number
}

/** Files of open data, compressed with gzip. The bytes under object_key never change. */
export interface OpenDataFileTable {
  file_name: string
  issue: string
  records: number
  object_key: string
  size_bytes: number
  sha256: Buffer
}

/** Issues of open data: all public cases (is_full), or those that changed until the night after issue_day. Only completed ones are published. */
export interface OpenDataIssueTable {
  issue: string
  is_full: boolean
  issue_day: string
  last_change: number | null
  last_case: Generated<number>
  started_at: Date
  completed_at: Date | null
  worked_until: Date | null
}

/** Append-only: persons whom the office knows from a paper alone. Their app_user is closed, so that nobody logs in and nothing is mailed; letters go by post to the address in person (fields as in the forms, REPR_NAME and REPR_NUMBER of the representative). */
export interface PaperPartyTable {
  user_id: number
  person: Json
  entered_by: number
  entered_at: Date
}

/** Paragraphs that officers keep for the reasons of decisions. right_code: RIGHT of the wire. ground: code of the ground it is for; empty when it fits any. */
export interface ParagraphTable {
  paragraph_id: GeneratedAlways<number>
  right_code: string
  ground: string
  title: string
  body: string
  row_version: Generated<number>
  changed_by: number
  changed_at: Date
  deleted_at: Date | null
}

/** Kinds of decisions before which an officer confirms the password, unless this was done a short while ago in the same session. */
export interface PasswordActTable {
  act: 'refusal' | 'grant' | 'removal'
  is_required: boolean
  changed_at: Date | null
}

/** Append-only: decisions of officers on payment notices, one per notice. accepted: the filing is settled. rest_asked: the payment counts and rest_amount was billed. refund_due: refund_amount is to be paid back. application_id or request_id: the filing or request concerned, also when the notice has an unknown code. trouble: as it was when the officer decided. */
export interface PaymentDecisionTable {
  event_id: string
  decision: 'accepted' | 'rest_asked' | 'refund_due' | 'ignored'
  trouble: 'LATE' | 'SHORT' | 'OVER' | 'WRONG_TIME' | 'CLOSED' | 'DOUBLE' | 'UNKNOWN' | 'NTPN_USED'
  application_id: number | null
  request_id: number | null
  rest_amount: Generated<number>
  refund_amount: Generated<number>
  reason: Generated<string>
  decided_at: Date
  decided_by: number
}

/** Payment notices of the treasury with a valid signature, and their outcome. Those other than settled and repeated wait for an officer. */
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

/** Pictures of numbered cases as searches find them. Written by keep_pictures only: a case that becomes public in the transaction that publishes it, if its pictures are described by then. */
export interface PictureEntryTable {
  application_id: number
  file_id: string
  content: Buffer
  is_public: boolean
  words: number[]
  looks: Buffer
  picture: GeneratedAlways<number>
}

/** Rows of picture_entry as they should be. */
export interface PictureEntryComputedTable {
  application_id: number | null
  file_id: string | null
  content: Buffer | null
  is_public: boolean | null
  words: number[] | null
  looks: Buffer | null
}

/** What searches need of a picture, computed once for each distinct content by a job. content: picture_content() of its file. words: describePicture() in packages/domain/src/pictures; looks: packLooks(). Both null when the picture cannot be decoded. */
export interface PictureFeatureTable {
  content: Buffer
  words: number[] | null
  looks: Buffer | null
  described_at: Date
}

/** The pictures with a word. Written with picture_entry, by triggers. word: of a picture that is not public its complement (~), a number below zero, so that a search of strangers reads no page of an unpublished picture. */
export interface PicturePostingTable {
  word: number
  picture: number
}

/** Pictures that a job describes and adds to picture_entry within a minute: uploaded or edited ones, and those of cases that got their number. */
export interface PictureWaitingTable {
  file_id: string
}

/** Letters whose addressee nobody logs in for (app_user.status closed), written with the letter. Letters issued before this table existed are not in it. */
export interface PostalLetterTable {
  letter_id: string
  issued_at: Date
  posted_on: string | null
}

/** Problems of the portal reported by its users. page: path without search parameters and secrets. incident: correlation id of an error shown, or empty. user_id: null without a session. reporter: keyed hash of the account or, without a session, of the address. request_key, request_hash: idempotency key of the request, and hash of its body. Deleted after a year. */
export interface ProblemReportTable {
  report_id: GeneratedAlways<number>
  reporter: string
  request_key: string
  request_hash: Buffer
  page: string
  incident: string
  content: string
  user_id: number | null
  made_at: Date
  handled_at: Date | null
  handled_by: number | null
}

/** Processes of a case: the registration, letters and answers. state, due_date and fires_on follow from the last action and are written by recordAction only. */
export interface ProcessTable {
  proc_typ: string
  proc_nbr: number
  application_id: number
  party_id: number | null
  flow_id: string
  flow_version: number
  state: string
  state_since: Date
  due_date: string | null
  fires_on: string | null
  frozen_since: string | null
  frozen_by: string | null
  upper_proc_typ: string | null
  upper_proc_nbr: number | null
  upper_action_nbr: number | null
  assigned_to: number | null
  assigned_at: Date | null
  row_version: Generated<number>
}

/** Append-only history of processes. action_date: legal date in Asia/Jakarta; captured_at: instant of writing. prior_*: values of the process before the action. */
export interface ProcessActionTable {
  proc_typ: string
  proc_nbr: number
  action_nbr: number
  action: string
  from_state: string
  to_state: string
  due_date: string | null
  prior_state_since: Date | null
  prior_due_date: string | null
  prior_fires_on: string | null
  actor_role: 'applicant' | 'office' | 'commission' | 'system' | 'public'
  actor_id: number | null
  action_date: string
  captured_at: Date
  notes: Generated<string>
  ground: Generated<string>
  detail: GeneratedJson
  undoes: number | null
  received_on: string | null
  due_rule: Json | null
}

/** Number of processes per state: the sum of n, as in case_tally. */
export interface ProcessTallyTable {
  flow_id: string
  state: string
  n: number
  folded: Generated<boolean>
}

/** Actions of the catalogue that publish a case; replaced at every start. */
export interface PublishingActionTable {
  action: string
}

/** Append-only: refunds that were paid out, one per decision. paid_on: day of the transfer in Jakarta; reference: number of the transfer or of the order to pay (SP2D); amount is that of the decision. */
export interface RefundPaymentTable {
  event_id: string
  paid_on: string
  amount: number
  reference: string
  made_by: number
  made_at: Date
  proof_id: string | null
}

/** Regencies and cities. Code of 4 digits that begins with the code of the province. */
export interface RegionCityTable {
  city_code: string
  state_code: string
  city_name: string
}

/** Districts (kecamatan). Code of 6 digits that begins with the code of the regency or city. */
export interface RegionDistrictTable {
  district_code: string
  city_code: string
  district_name: string
}

/** Provinces. Codes of the Ministry of Home Affairs without dots, 2 digits. */
export interface RegionStateTable {
  state_code: string
  state_name: string
}

/** Villages (desa, kelurahan). Code of 10 digits that begins with the code of the district. */
export interface RegionVillageTable {
  village_code: string
  district_code: string
  village_name: string
}

/** Numbered cases as searches of the register find them. Written by keep_register only: of public cases in the transaction that makes or changes them, of others by a job after they got their number. */
export interface RegisterEntryTable {
  application_id: number
  is_public: boolean
  owner_id: number
  file_typ: string
  stage: 'running' | 'registered' | 'lapsed' | 'refused'
  application_number: string
  registration_nbr: string
  numbers: string
  number_key: number
  title_key: string
  owner_key: string
  filing_date: string
  publication_date: string
  registration_date: string
  expiration_date: string
  priority_date: string | null
  country_codes: string[]
  classes: string[]
  title_line: string
  owner_line: string
  people_line: string
  terms: string
  in_force_until: Generated<string>
  annuities_until: string | null
  vienna_codes: Generated<string[]>
}

/** Rows of register_entry as they should be. */
export interface RegisterEntryComputedTable {
  application_id: number | null
  is_public: boolean | null
  owner_id: number | null
  file_typ: string | null
  stage: string | null
  application_number: string | null
  registration_nbr: string | null
  numbers: string | null
  number_key: number | null
  title_key: string | null
  owner_key: string | null
  filing_date: string | null
  publication_date: string | null
  registration_date: string | null
  expiration_date: string | null
  priority_date: string | null
  country_codes: string[] | null
  classes: string[] | null
  title_line: string | null
  owner_line: string | null
  people_line: string | null
  terms: string | null
  in_force_until: string | null
  annuities_until: string | null
  vienna_codes: string[] | null
}

/** Cases that became public or changed in public and were not compared with the saved searches yet. Appended by keep_register in the transaction of the change; a job compares and deletes the rows it has read, whatever their order. */
export interface RegisterNewsTable {
  news_id: GeneratedAlways<number>
  application_id: number
  was: Json | null
  is_text: Generated<boolean>
  text_was: string | null
}

/** Cases that got their number and are not in register_entry yet. A job adds them, so that numbering does not wait for it. */
export interface RegisterWaitingTable {
  application_id: number
}

/** Every word of a title or name of a published case once, also of cases that are gone. Written by keep_register as of migration 0025. near: deletions(word). */
export interface RegisterWordTable {
  word: string
  near: number[]
}

/** Last registration number of each kind of right (IDP, IDS, IDD, IDM). Raised in the transaction of the registration, so that a series has no gaps. */
export interface RegistrationCounterTable {
  series: string
  last_nbr: number
}

/** Reminders that are done, once per step. about: the deadline, or the day the unread letter was sent. sent_at is null for a step that was skipped because a later one was due. */
export interface ReminderTable {
  proc_typ: string
  proc_nbr: number
  action_nbr: number
  step: 'due-6m' | 'due-3m' | 'due-1m' | 'due-30' | 'due-14' | 'due-7' | 'due-2' | 'due-0' | 'unread-3' | 'unread-7' | 'unread-14'
  about: string
  day: string
  sent_at: Date | null
}

/** Types of representative (A to C). */
export interface ReprTypeTable {
  repr_type: string
  name_id: string
  name_en: string
}

/** Requests made after a filing, such as the payment of annuities. kind: code of the request (USERDOC_TYP of the wire). owner_id: the person who asks and pays, who need not own the cases. Numbers come from submission_seq. */
export interface RequestTable {
  request_id: GeneratedAlways<number>
  submission_nbr: string
  kind: string
  owner_id: number
  submitted_at: Date
  received_on: string | null
  received_at: Date | null
  temp_id: string | null
  acted_by: number | null
  snapshot: GeneratedJson
  recorded_by: number | null
}

/** Cases a request concerns. detail: what is asked for the case; of annuities FROM_YEAR, TO_YEAR and AMOUNT, of other kinds RELATION of the requester to the case. held: the case had changed when the payment arrived, so that an officer decides; the payment counts from received_on. refunded: an officer has it paid back. */
export interface RequestCaseTable {
  request_id: number
  application_id: number
  seq_num: number
  detail: Json
  state: Generated<'asked' | 'done' | 'held' | 'refunded'>
  held_why: Generated<string>
  proc_typ: string | null
  proc_nbr: number | null
  restore_point: Json | null
}

/** Drafts of requests after filing. application_id: the first case, whose right decides which mandates reach the draft; draft.data names all cases. */
export interface RequestDraftTable {
  temp_id: string
  application_id: number
}

/** One row per submitted request. Written by keep_request only, at the commit. application_id: the first case; file_typ: letter of its number. */
export interface RequestListTable {
  request_id: number
  owner_id: number
  kind: string
  file_typ: string
  place: number
  submitted_at: Date
  application_id: number
  cases: number
  proc_typ: string | null
  proc_nbr: number | null
  bill_id: number | null
  paid: number
}

/** Number of requests and what was paid for them, by account, kind, letter, group and month of submission (its first day, Asia/Jakarta): the sums of n and paid, as in case_tally. */
export interface RequestTallyTable {
  owner_id: number
  kind: string
  file_typ: string
  place: number
  month: string
  n: number
  paid: number
  folded: Generated<boolean>
}

/** Text that searches for requests read, in small letters without marks (plain_letters): number of the submission, numbers and titles of the cases, one per line. Written by keep_request only. */
export interface RequestWordsTable {
  request_id: number
  owner_id: number
  words: string
}

/** Backups this database was restored from. While a row has no reopened_at the portal is closed (refuse_while_closed). */
export interface RestoredBackupTable {
  restore_id: GeneratedAlways<number>
  backup_id: string
  taken_at: Date
  restored_at: Date
  reopened_at: Date | null
  letter_skip: Generated<number>
}

/** Jobs that were waiting when the backup was taken; reopening puts them into the queue. */
export interface RestoredJobTable {
  job_id: GeneratedAlways<number>
  data: Json
}

/** Links that show an open draft read-only to anyone who has them, until expires_at or ended_at. token_hash is the SHA-256 of the secret in the link. */
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

/** Searches that people saved to be told of new hits. Only public cases are compared with them, whoever saved them. */
export interface SavedSearchTable {
  search_id: string
  user_id: number
  name: string
  kind: 'REGISTER' | 'MARKS' | 'CASE'
  query: Json
  how_often: 'AT_ONCE' | 'DAILY' | 'WEEKLY'
  by_mail: boolean
  is_paused: Generated<boolean>
  created_at: Date
  seen_at: Date
  known_news: number[]
  terms: string | null
  near: number[] | null
  sounds: string[] | null
  application_id: number | null
  on_text: Generated<boolean>
  text_terms: string | null
}

/** Public cases found for saved searches, each once. notice_id: the message that told of it; null until then. */
export interface SavedSearchHitTable {
  search_id: string
  application_id: number
  change_nbr: Generated<number>
  found_at: Date
  notice_id: number | null
}

/** Append-only: scans uploaded in the place of one that is infected or was never there; the newest is shown. Of a refund, or of the act whose detail names scan_id. */
export interface ScanReplacementTable {
  replacement_id: GeneratedAlways<number>
  refund_event_id: string | null
  scan_id: string | null
  former_id: string | null
  file_id: string
  reason: string
  made_by: number
  made_at: Date
}

export interface SchemaMigrationTable {
  name: string
  sha256: string
  applied_at: Date
}

/** Messages of saved searches in the inbox of their owner, one per search and time of telling; their hits are in saved_search_hit. */
export interface SearchNoticeTable {
  notice_id: GeneratedAlways<number>
  search_id: string
  user_id: number
  name: string
  sent_at: Date
  read_at: Date | null
}

/** Slots of the catalogue whose pictures are the registered subject; replaced at every start. */
export interface SearchedSlotTable {
  specdoc_typ: string
}

/** Kinds of decisions that one officer proposes and another approves. Changed periods and emergency extensions always are. */
export interface SecondOfficerTable {
  act: 'refusal' | 'grant' | 'removal' | 'register' | 'tariff'
  is_required: boolean
  changed_by: number | null
  changed_at: Date | null
}

/** Sessions of browsers. The cookie contains a random id; id_hash is its SHA-256. */
export interface SessionTable {
  id_hash: Buffer
  user_id: number
  created_at: Date
  expires_at: Date
  ended_at: Date | null
  user_agent: Generated<string>
  confirmed_at: Date | null
}

/** Names under letters and certificates by the post that signs, each from a day on. general: the Director General, who signs certificates; patent, design, mark: the directors. An empty name: vacant from that day. */
export interface SignatoryTable {
  post: 'general' | 'patent' | 'design' | 'mark'
  from_day: string
  name: string
  nip: Generated<string>
}

/** Certificates with which PDFs of the office were signed. fingerprint: SHA-256 of the DER. They stay when the key is replaced. */
export interface SigningCertificateTable {
  fingerprint: string
  subject: string
  certificate: Buffer
  first_used_at: Date
}

/** Append-only: ranges of numbers that this database does not issue, because they may have been issued between a backup and its restore. counter: series with year (A002026), IDP, TRX, PROCESS, LETTER, AGENT, BRM-2026, BILLING-26326 (year and day of the year). */
export interface SkippedNumberTable {
  skip_id: GeneratedAlways<number>
  restore_id: number
  counter: string
  first_nbr: number
  last_nbr: number
  why: string
  skipped_at: Date
}

/** Slots for files, with the limits that the server enforces and getLimit returns: max_bytes in bytes, min_px and max_px in pixels per side. mime_list: MIME types, separated by commas or spaces. "right": letter of the right, or * for all. */
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

/** Calendar days that applications of a workflow stayed in a state, of the stays that ended in the year before counted_on: how many, their median, and the days within which a quarter and three quarters of them ended. Written anew daily by count_stage_times. */
export interface StageTimeTable {
  flow_id: string
  state: string
  ended: number
  days: number
  lower_days: number
  upper_days: number
  counted_on: string
}

/** Uploaded files. object_key: the received bytes, whose SHA-256 is sha256, never overwritten. rendition_key and thumb_key are derived. edits: crop and rotation of the rendition. width and height in pixels. view_typ: 1 perspective, 2 front, 3 back, 4 left, 5 right, 6 top, 7 bottom, 8 additional. */
export interface StoredFileTable {
  file_id: string
  owner_id: number
  uploaded_by: number | null
  temp_id: string | null
  application_id: number | null
  request_id: number | null
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
  remarks: Json | null
  scan_state: Generated<'not_scanned' | 'scanning' | 'clean' | 'infected'>
  scanned_at: Date | null
  scan_found: Generated<string>
  uploaded_at: Date
  deleted_at: Date | null
  scan_case_id: number | null
  refund_event_id: string | null
}

/** Append-only: changes of holiday, deadline_rule and officer with user, old and new values, and reason. */
export interface TableChangeTable {
  change_id: GeneratedAlways<number>
  changed_at: Date
  user_id: number
  what: 'holiday' | 'deadline_rule' | 'officer'
  row_key: string
  before: Json | null
  after: Json | null
  reason: Generated<string>
}

/** Tariffs of non-tax state revenue in whole rupiah, by period of validity (dates in Jakarta, valid_to is the last day). payer_category * applies to all payers. */
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

/** Append-only: changes of tariff rows with user, old and new values, and reason. */
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

/** How far the text of a filed document could be read. scan: its pages have no text. unreadable: it is broken or could not be read in the time allowed. */
export interface TextFileTable {
  file_id: string
  application_id: number
  outcome: 'read' | 'scan' | 'unreadable'
  read_at: Date
}

/** Titles, abstracts, claims and pages of descriptions of patents, read from the filed documents by a job. words: stems with their places among the words of body. */
export interface TextPassageTable {
  application_id: number
  place: number
  part: 'title' | 'abstract' | 'claims' | 'description'
  page: number | null
  claim_nbr: number | null
  file_id: string | null
  body: string
  words: string
}

/** Patents whose text is to be read, or whose publication case_text does not know yet. A job works on them every minute, so that neither filing nor publication waits. */
export interface TextWaitingTable {
  application_id: number
  waits_until: Generated<Date>
}

/** Files being uploaded in parts. The bytes received are in the upload folder under upload_id. key: Idempotency-Key; opening the same file twice gives one upload. */
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

/** Single-use secrets sent by mail; token_hash is the SHA-256 of the secret. */
export interface UserTokenTable {
  token_hash: Buffer
  user_id: number
  mail_id: string | null
  purpose: 'activate' | 'reset' | 'login_code'
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

/** Requests of accounts to become a consultant (type 6). Created by the profile; app_user.user_typ changes only when the office grants the request. */
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

/** Types of account (USER_TYP): 1 individual to 6 IP consultant. payer_category selects the tariff. */
export interface UserTypeTable {
  user_typ: number
  name_id: string
  name_en: string
  payer_category: Generated<'UMUM' | 'UMK' | 'PENDIDIKAN'>
}

/** Categories (N) and divisions (N.N) of the Vienna classification. Names in our words, not the official text. */
export interface ViennaClassTable {
  vienna_class_code: string
  edition: string
  name_id: string
  name_en: string
}

/** Divisions (N.N) and sections (N.N.N) of the Vienna classification that the office assigned to a mark. Every change raises application.row_version and stands in change_log. */
export interface ViennaCodeTable {
  application_id: number
  vienna_code: string
  division: GeneratedAlways<string>
}

/** Properties of each state of the catalogue that the triggers of lists need; replaced at every start. list_group: tab of the list. awaits_applicant: the applicant must act. holds: an answer, or a request on which a deadline depends, is with the office. is_end: the process is over. has_deadline: due_date is a deadline, not a target of the office. */
export interface WorkflowStateTable {
  flow_id: string
  state: string
  list_group: 'action' | 'running' | 'registered' | 'done'
  awaits_applicant: boolean
  holds: boolean
  is_end: boolean
  has_deadline: boolean
  request_place: number | null
  desk_tabs: Generated<string[]>
}

export interface Database {
  account_lookup: AccountLookupTable
  act_proposal: ActProposalTable
  agent: AgentTable
  agent_audit: AgentAuditTable
  agent_request: AgentRequestTable
  announcement: AnnouncementTable
  annuity_tariff: AnnuityTariffTable
  answer_passage: AnswerPassageTable
  answer_text: AnswerTextTable
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
  case_note: CaseNoteTable
  case_tally: CaseTallyTable
  case_text: CaseTextTable
  case_words: CaseWordsTable
  change_log: ChangeLogTable
  change_proposal: ChangeProposalTable
  citation: CitationTable
  citation_log: CitationLogTable
  claim_text: ClaimTextTable
  clock_setting: ClockSettingTable
  contact: ContactTable
  country: CountryTable
  deadline_rule: DeadlineRuleTable
  decision_draft: DecisionDraftTable
  desk_request: DeskRequestTable
  desk_tally: DeskTallyTable
  draft: DraftTable
  draft_version: DraftVersionTable
  due_proposal: DueProposalTable
  file_check: FileCheckTable
  file_sequence: FileSequenceTable
  file_type: FileTypeTable
  filing_log: FilingLogTable
  formality_check: FormalityCheckTable
  formality_item: FormalityItemTable
  gazette_correction: GazetteCorrectionTable
  gazette_entry: GazetteEntryTable
  gazette_issue: GazetteIssueTable
  gazette_queue: GazetteQueueTable
  held_decision: HeldDecisionTable
  holiday: HolidayTable
  idempotency_key: IdempotencyKeyTable
  identity_reading: IdentityReadingTable
  inbox_item: InboxItemTable
  inbox_tally: InboxTallyTable
  ipc_class: IpcClassTable
  joint_bill: JointBillTable
  joint_bill_part: JointBillPartTable
  key_canary: KeyCanaryTable
  letter: LetterTable
  letter_answer: LetterAnswerTable
  letter_answer_file: LetterAnswerFileTable
  letter_posting: LetterPostingTable
  letter_translation: LetterTranslationTable
  licence: LicenceTable
  locarno_class: LocarnoClassTable
  lost_priority: LostPriorityTable
  mail: MailTable
  mail_address: MailAddressTable
  mail_bounce: MailBounceTable
  mandate: MandateTable
  mark_entry: MarkEntryTable
  mark_entry_computed: MarkEntryComputedTable
  mark_facts: MarkFactsTable
  mark_posting: MarkPostingTable
  mark_waiting: MarkWaitingTable
  mark_word: MarkWordTable
  master_version: MasterVersionTable
  nice_class: NiceClassTable
  nice_everyday: NiceEverydayTable
  nice_term: NiceTermTable
  nice_word: NiceWordTable
  number_counter: NumberCounterTable
  office_call: OfficeCallTable
  office_document: OfficeDocumentTable
  officer: OfficerTable
  officer_absence: OfficerAbsenceTable
  open_data_case: OpenDataCaseTable
  open_data_change: OpenDataChangeTable
  open_data_file: OpenDataFileTable
  open_data_issue: OpenDataIssueTable
  paper_party: PaperPartyTable
  paragraph: ParagraphTable
  password_act: PasswordActTable
  payment_decision: PaymentDecisionTable
  payment_notice: PaymentNoticeTable
  picture_entry: PictureEntryTable
  picture_entry_computed: PictureEntryComputedTable
  picture_feature: PictureFeatureTable
  picture_posting: PicturePostingTable
  picture_waiting: PictureWaitingTable
  postal_letter: PostalLetterTable
  problem_report: ProblemReportTable
  process: ProcessTable
  process_action: ProcessActionTable
  process_tally: ProcessTallyTable
  publishing_action: PublishingActionTable
  refund_payment: RefundPaymentTable
  region_city: RegionCityTable
  region_district: RegionDistrictTable
  region_state: RegionStateTable
  region_village: RegionVillageTable
  register_entry: RegisterEntryTable
  register_entry_computed: RegisterEntryComputedTable
  register_news: RegisterNewsTable
  register_waiting: RegisterWaitingTable
  register_word: RegisterWordTable
  registration_counter: RegistrationCounterTable
  reminder: ReminderTable
  repr_type: ReprTypeTable
  request: RequestTable
  request_case: RequestCaseTable
  request_draft: RequestDraftTable
  request_list: RequestListTable
  request_tally: RequestTallyTable
  request_words: RequestWordsTable
  restored_backup: RestoredBackupTable
  restored_job: RestoredJobTable
  review_link: ReviewLinkTable
  saved_search: SavedSearchTable
  saved_search_hit: SavedSearchHitTable
  scan_replacement: ScanReplacementTable
  schema_migration: SchemaMigrationTable
  search_notice: SearchNoticeTable
  searched_slot: SearchedSlotTable
  second_officer: SecondOfficerTable
  session: SessionTable
  signatory: SignatoryTable
  signing_certificate: SigningCertificateTable
  skipped_number: SkippedNumberTable
  specdoc_type: SpecdocTypeTable
  stage_time: StageTimeTable
  stored_file: StoredFileTable
  table_change: TableChangeTable
  tariff: TariffTable
  tariff_change: TariffChangeTable
  text_file: TextFileTable
  text_passage: TextPassageTable
  text_waiting: TextWaitingTable
  upload_session: UploadSessionTable
  user_token: UserTokenTable
  user_typ_request: UserTypRequestTable
  user_type: UserTypeTable
  vienna_class: ViennaClassTable
  vienna_code: ViennaCodeTable
  workflow_state: WorkflowStateTable
}
