import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/letters.ts'

export const words: SameKeys<typeof id> = {
  address: 'Jl. H.R. Rasuna Said Kav. 8–9, Kuningan, Jakarta Selatan 12940 · www.dgip.go.id',
  'unit.PATENT': 'DIRECTORATE OF PATENTS, LAYOUT DESIGNS OF INTEGRATED CIRCUITS AND TRADE SECRETS',
  'unit.SIMPLE_PATENT': 'DIRECTORATE OF PATENTS, LAYOUT DESIGNS OF INTEGRATED CIRCUITS AND TRADE SECRETS',
  'unit.DESIGN': 'DIRECTORATE OF COPYRIGHT AND INDUSTRIAL DESIGNS',
  'unit.MARK': 'DIRECTORATE OF TRADEMARKS AND GEOGRAPHICAL INDICATIONS',
  'signer.PATENT': 'Director of Patents, Layout Designs of Integrated Circuits and Trade Secrets',
  'signer.SIMPLE_PATENT': 'Director of Patents, Layout Designs of Integrated Circuits and Trade Secrets',
  'signer.DESIGN': 'Director of Copyright and Industrial Designs',
  'signer.MARK': 'Director of Trademarks and Geographical Indications',
  'right.PATENT': 'patent',
  'right.SIMPLE_PATENT': 'simple patent',
  'right.DESIGN': 'industrial design',
  'right.MARK': 'trademark',
  'check.PATENT': 'formal',
  'check.SIMPLE_PATENT': 'formal',
  'check.DESIGN': 'administrative',
  'check.MARK': 'formal',
  'gazette.PATENT': 'Official Gazette of Patents',
  'gazette.SIMPLE_PATENT': 'Official Gazette of Patents',
  'gazette.DESIGN': 'Official Gazette of Industrial Designs',
  'gazette.MARK': 'Official Gazette of Trademarks',
  'board.PATENT': 'Patent Appeal Commission',
  'board.SIMPLE_PATENT': 'Patent Appeal Commission',
  'board.DESIGN': 'Directorate General of Intellectual Property',
  'board.MARK': 'Trademark Appeal Commission',

  number: 'Number',
  place: 'Jakarta, {{date}}',
  attachment: 'Enclosures',
  annexed: '1 (one) annex: {{title}}',
  annexOf: 'Annex of letter {{number}}',
  noAttachment: '–',
  subject: 'Subject',
  to: 'To',
  through: 'through the representative:',
  caseNumber: 'Application number',
  filingDate: 'Filing date',
  internationalDate: 'International filing date',
  priority: 'Priority',
  caseTitle: 'Title',
  markName: 'Trademark',
  classes: 'Class',
  applicant: 'Applicant',
  registrationNumber: 'Registration number',
  decision: 'Decision',
  about: 'What is notified',
  issue: 'Issue of the gazette',
  issuePage: '{{name}}, page {{page}}',
  notes: 'Notes',
  points: 'What must be completed',
  draftMark: 'PREVIEW',
  noNumber: '(the number is given when the letter is issued)',
  noDate: '(date of issue)',
  noDue: '(counted when the letter is issued)',
  page: 'Page {{page}} of {{pages}}',
  onBehalf: 'for the Director General of Intellectual Property',
  electronic: 'Issued electronically without an electronic signature; check it with the verification code',
  verify: 'Verify this letter by scanning the QR code or with the code',
  verifyAt: 'at',
  aboutUnshown:
    'Characters not available in this print are written by their Unicode numbers, such as [U+0928]; the application keeps the original characters.',
  closing: 'Thank you for your attention.',
  runsFromPosting:
    'This letter is sent by post. The period runs from the day it is posted; if that is after the date of the letter, the last day moves accordingly.',
  dayStaysByPost: 'This letter is sent by post. The last day in this letter does not move with the day it is posted.',
  answerByPost:
    'Answers are sent to this office in writing, at the counter or by post, naming the number of the letter and of the application, at the latest on the last day. An answer is received on the day it reaches the office.',
  howToAnswer:
    'Answer through the SAKI portal: open this letter in the inbox, choose Reply, fill in every point and attach its file. An answer received until 23:59 Jakarta time on the last day is in time.',

  'ends.recorded': 'the day recorded in the register',
  referred: 'Letter referred to',
  referredLetter: 'No. {{number}} of {{date}} ({{title}})',
  answered: 'In answer to',
  answeredPaper: '{{paper}}, received on {{date}}',
  examiner: 'Examiner',
  nip: 'NIP {{nip}}',
  'fee.examination': 'Fee for the request for substantive examination',
  'fee.appeal': 'Fee for the appeal',
  'fee.renewal': 'Fee for renewal',
  'fee.amount': '{{label}}: {{amount}}, by the tariff in force on the day of this letter.',
  'fee.classes':
    '{{label}}: {{amount}} for {{classes}} classes ({{unit}} per class), by the tariff in force on the day of this letter.',
  'fee.pay':
    'How to pay: make the request in the SAKI portal, then pay with the billing code it issues at a bank, a post office, an ATM or by mobile banking: {{link}}',
  signed:
    'Signed electronically with the key of this SAKI installation, whose certificate is its own (not from a certification authority)',
  signedBy: 'Signed electronically with the certificate {{subject}}',
  'due.answer': 'Answer due by',
  'due.remedy': 'Legal remedy due by',
  'due.payment': 'Due',
  'due.until': 'Lasts until',
  'due.legal': 'Legal ground',
  'due.day': '{{day}}, 23:59 Jakarta time',

  'law.UU 13/2016': 'Law 13 of 2016 on Patents',
  'law.UU 65/2024': 'Law 65 of 2024, third amendment of Law 13 of 2016 on Patents',
  'law.UU 6/2023':
    'Law 6 of 2023 on the enactment of Government Regulation in lieu of Law 2 of 2022 on Job Creation as law',
  'law.UU 20/2016': 'Law 20 of 2016 on Trademarks and Geographical Indications',
  'law.UU 31/2000': 'Law 31 of 2000 on Industrial Designs',
  'law.PP 45/2024': 'Government Regulation 45 of 2024 on the tariffs of the Ministry of Law and Human Rights',
  'law.PP 1/2005': 'Government Regulation 1 of 2005 on the implementation of Law 31 of 2000 on Industrial Designs',
  'law.Permenkum 41/2025': 'Regulation of the Minister of Law No. 41 of 2025',
  'law.Permenkumham 67/2016': 'Regulation of the Minister of Law and Human Rights No. 67 of 2016',
  'law.Permenkumham 38/2018': 'Regulation of the Minister of Law and Human Rights No. 38 of 2018',
  articleOnly: 'Article {{article}}',
  and: ' and ',
  point: 'letter {{letter}}',
  paragraph: 'paragraph {{paragraph}}',

  'SKF.title': 'Notification of deficiencies ({{check}} requirements)',
  'SKF.body':
    'After the {{right}} application named above was checked, we notify you that requirements are still incomplete or not as they must be. You are asked to complete them within the period named in this letter.',
  'SKF.points': 'What must be completed',
  'SKF.otherwise':
    'If nothing is received by that day, the application is deemed withdrawn, and fees paid are not returned.',
  request: 'Request',
  requestMade: '{{kind}}, number {{number}}, received {{date}}',
  'SKF.title.request': 'Notification of deficiencies in a request',
  'SKF.body.request':
    'The request named above was examined. Requirements are still missing or not met. Please complete them within the period stated in this letter.',
  'SKF.otherwise.request': 'If the completion is not received by that date, the request is refused.',
  'SKF.otherwise.timed':
    'If the completion is not received by that date, the request is refused, and the deadline of the case applies as without that request.',
  'SKF.otherwise.opposition':
    'If the completion is not received by that date, the opposition is considered as it was filed.',
  'STJ.title': 'Request for a translation',
  'STJ.body':
    'The description of the {{right}} application named above was filed in a foreign language. Send the translation of the description, claims, abstract and drawings into Indonesian within the period named in this letter. The filing date stays the same if the translation is received in time.',
  'STJ.otherwise': 'If the translation is not received by that day, the application is deemed withdrawn.',
  'SPR.title': 'Request for the Priority Document',
  'SPR.body':
    'The {{right}} application named above claims priority, but the priority document or its translation has not been received. Please file it within the period named in this letter, which counts from the priority date.',
  'SPR.points': 'Documents requested',
  'SPR.otherwise':
    'If the document is not received by that day, the priority is lost and the application continues without priority, with the filing date of this application.',
  'SFL.title': 'Notification that the formal requirements are met',
  'SFL.body':
    'We notify you that the {{right}} application named above meets the formal requirements. It will be published in the {{gazette}} after the period set by law, and you will be told then.',
  'SFL.examination':
    'Substantive examination takes place only on request. If it has not been requested yet, request it and pay its fee within 36 (thirty-six) months of the filing date; if it is not requested or its fee is not paid by then, the application is deemed withdrawn (Articles 51 and 52 of Law No. 13 of 2016 on Patents).',
  'SPJ.title': 'Notification of an extended period',
  'SPJ.body':
    'The request to extend the period for the {{right}} application named above has been received. The period to answer the earlier letter is extended to the day below. What that letter asks for has not changed.',
  'SPJ.otherwise':
    'If no answer is received by the new day, the legal consequence named in the earlier letter still follows.',
  'SPT.title': 'Notice of a Changed Deadline',
  'SPT.body':
    'The deadline that runs in the {{right}} application named above has been extended by the office, for the reason given in this letter. Everything else in the earlier letter stays as it is.',
  'SPB.title': 'Notification of publication: {{right}} application',
  'SPB.body':
    'We notify you that the {{right}} application named above was published in the {{gazette}} on {{date}}. During the publication period anyone may submit views or objections in writing. We will notify you of any objection.',
  'SPB.body.objections':
    'We notify you that the {{right}} application named above was published in the {{gazette}} on {{date}}. During the publication period anyone may object in writing. We will notify you of any objection.',
  'SKB.title': 'Notification of an objection',
  'SKB.body':
    'During publication an objection to the {{right}} application named above was received. You or your representative may submit a reply or an explanation in writing.',
  'SKB.points': 'Substance of the objection',
  'SKB.otherwise': 'If no reply is received by that day, the examination goes on with regard to the objection.',
  'SKO.title': 'Decision on an objection',
  'SKO.body':
    'Your objection to the {{right}} application named above has been examined and decided as stated in this letter.',
  'SPO.title': 'Decision on an opposed application',
  'SPO.body':
    'The {{right}} application named above, which you opposed, has been decided as stated in this letter. This letter is the opponent’s copy of the decision.',
  'SPO.points': 'Reasons for the decision',
  'SPS.title': 'Notification of the last day to request substantive examination',
  'SPS.body':
    'The publication of the {{right}} application named above has ended, and no request for substantive examination has been received. It is requested through the SAKI portal by paying its fee.',
  'SPS.otherwise':
    'If examination is not requested or its fee not paid by that day, the application is deemed withdrawn.',
  'STA.title': 'Notification of the result of the first stage of substantive examination',
  'STA.body':
    'The first stage of the substantive examination of the {{right}} application named above has been carried out. Its result is sent for your reply; where needed, the description, claims and drawings may be amended without extending what was filed.',
  'STA.points': 'Result of the examination',
  'STA.otherwise': 'If no reply is received by that day, the application is deemed withdrawn.',
  'STL.title': 'Notification of the result of a further stage of substantive examination',
  'STL.body':
    'A further stage of the substantive examination of the {{right}} application named above has been carried out with regard to the earlier reply. The result below still needs a reply or an amendment.',
  'STL.points': 'Result of the examination',
  'SUT.title': 'Notification of a proposed refusal',
  'SUT.body':
    'On the ground of the substantive examination it is proposed to refuse the {{right}} application named above for the reasons below. You or your representative may reply in writing, giving reasons.',
  'SUT.points': 'Reasons for the proposed refusal',
  'SUT.otherwise': 'If no reply is received by that day, the application is refused.',
  'SUT.otherwise.withdrawn': 'If no reply is received by that day, the application is deemed withdrawn.',
  'SPN.title': 'Refusal of the {{right}} application',
  'SPN.body':
    'After examination it is decided that the {{right}} application named above is REFUSED, because it does not meet the provisions named in this letter.',
  'SPN.points': 'Reasons for the refusal',
  'SPN.otherwise':
    'An appeal against this refusal may be filed with the {{board}}. If none is filed by that day, the applicant is deemed to accept the refusal.',
  'SPN.otherwise.DESIGN':
    'The applicant or the representative may sue against this refusal at the Commercial Court. If no suit is filed by that day, the refusal stands.',
  'SPN.otherwise.objection':
    'The applicant or the representative may object to this refusal in writing to the Directorate General of Intellectual Property. If no objection is filed by that day, the refusal stands.',
  'SKL.title': 'Notification of deficiencies of an appeal',
  'SKL.body':
    'The appeal concerning the {{right}} application named above has been received, but its requirements are not complete. You are asked to complete them within the period named in this letter.',
  'SKL.otherwise': 'If nothing is received by that day, the appeal is deemed withdrawn and the refusal stands.',
  'SKD.title': 'Notification that a refusal is lifted',
  'SKD.body':
    'Your objection to the refusal of the {{right}} application named above has been considered and accepted. The refusal is lifted, and the examination goes on.',
  'SKP.title': 'Notification that a refusal stands',
  'SKP.body':
    'Your objection to the refusal of the {{right}} application named above has been considered and cannot be accepted. The refusal stands.',
  'SKP.points': 'Considerations',
  'SDP.title': 'Notification that a {{right}} can be granted',
  'SDP.body':
    'The substantive examination of the {{right}} application named above is complete, and the {{right}} can be granted. The certificate is issued within 2 (two) months of this letter and can be downloaded from the SAKI portal.',
  'SDP.windows':
    'The periods in which third parties may contest the grant of the {{right}} count from the date of this decision, not from that of the certificate.',
  'SDP.annuity':
    'The first annual fee must be paid within 6 (six) months of the day of the certificate, for the years from the filing date up to the year of grant and 1 (one) year more. If annual fees are not paid, the {{right}} is removed. The amounts are listed under Fees in the SAKI portal.',
  'SDP.title.MARK': 'Notification that a trademark can be registered',
  'SDP.body.MARK':
    'The substantive examination of the trademark application named above is complete, and the trademark can be registered. The certificate is issued electronically after registration and can be downloaded from the SAKI portal.',
  'SER.title': 'Certificate: {{right}}',
  'SDT.title': 'Notification that an application is deemed withdrawn',
  'SDT.body':
    'By the end of the period set, the answer, completion or request needed was not received. We notify you that the {{right}} application named above is DEEMED WITHDRAWN.',
  'SDT.revive':
    'Where the law still lets the {{right}} application be resumed, this is requested and paid through the SAKI portal; the page of the application shows what is possible and until when.',
  'SPL.title': 'Notification that an application is resumed',
  'SPL.body':
    'The request to resume the {{right}} application named above has been received. The application is no longer deemed withdrawn, and its examination goes on.',
  'SPK.title': 'Notification that a withdrawal is accepted',
  'SPK.body':
    'The withdrawal of the {{right}} application named above has been received and recorded at the request of the applicant. The application is not processed further, and fees paid are not returned.',
  'SBD.title': 'Notification that a legal remedy is received',
  'SBD.body':
    'The legal remedy concerning the {{right}} application named above has been received and recorded. We will notify you of the decision.',
  'SCB.title': 'Notification that an appeal is withdrawn',
  'SCB.body':
    'The appeal concerning the {{right}} application named above was withdrawn by the appellant. {{board}} examines it no further, and the decision appealed stands. Fees that the appellant paid are not refunded.',
  'SBK.title': 'Notification of an appeal by a third party',
  'SBK.body':
    'A third party has filed an appeal with the {{board}} against the grant of the {{right}} named above. You may submit an explanation in writing.',
  'SBK.points': 'Substance of the appeal',
  'PKB.title': 'Notification of a decision: {{board}}',
  'PKB.body':
    'The {{board}} has decided the appeal concerning the {{right}} application named above. This letter conveys the decision.',
  'PKB.points': 'Considerations of the decision',
  'PKB.otherwise': 'If the appeal is dismissed, the applicant may bring a suit at the Commercial Court up to that day.',
  'PPN.title': 'Notification of a decision of the Commercial Court',
  'PPN.body':
    'The decision of the Commercial Court concerning the {{right}} application named above has been recorded, and the application is processed accordingly.',
  'PPN.points': 'The decision',
  'PKS.title': 'Notification of a judgment of the Supreme Court',
  'PKS.body':
    'The judgment of the Supreme Court in cassation concerning the {{right}} application named above is recorded, and the application is processed accordingly.',
  'SJT.title': 'Reminder of a due date',
  'SJT.body':
    'We remind you that the fee to keep up the {{right}} named above is or will be due. Pay it through the SAKI portal before the last day, so that protection does not end.',
  'SJT.otherwise': 'If the fee is not paid by that day, the {{right}} is removed as the law provides.',
  'SJT.body.MARK':
    'We remind you that the term of protection of the trademark named above has ended or will end. Renewal is requested through the SAKI portal before the last day; after the term has ended a surcharge applies.',
  'SJT.otherwise.MARK': 'If renewal is not requested by the last day the law sets, protection of the trademark ends.',
  'SPP.title': 'Record of a renewed trademark',
  'SPP.body':
    'The renewal of the trademark named above has been recorded for 10 (ten) years and is published in the {{gazette}}.',
  'SHP.title': 'Removal: {{right}}',
  'SHP.body':
    'We notify you that the {{right}} named above is REMOVED from the register under the provisions named in this letter. A suit may be brought at the Commercial Court.',
  'SHP.body.MARK':
    'We notify you that the registration of the trademark named above is REMOVED from the register under the provisions named in this letter. The removal can be contested before the court that Law No. 20 of 2016 on Trademarks and Geographical Indications names.',
  'SHP.points': 'Reasons for the removal',
  'SBT.title': 'Cancellation: {{right}}',
  'SBT.body':
    'We notify you that the registration of the {{right}} named above is CANCELLED and struck from the register under the provisions or the decision named in this letter.',
  'SBT.points': 'Reasons for the cancellation',
  'SBM.title': 'Notification that protection has ended',
  'SBM.body':
    'We notify you that protection of the {{right}} named above ended on {{ends}}. After that day the exclusive right can no longer be exercised.',
  'SPC.title': 'Notification of a recordal',
  'SPC.body':
    'The request to record a change of the {{right}} named above has been granted and recorded in the register. What was recorded is named below.',
  'SPC.points': 'What was recorded',
  'recorded.persons': 'Name and address in the register',
  'recorded.before': 'Before: {{value}}',
  'recorded.after': 'Now: {{value}}',
  'STP.title': 'Refusal of a recordal',
  'STP.body': 'The request to record a change of the {{right}} named above cannot be granted for the reasons below.',
  'STP.points': 'Reasons for the refusal',
  'PTK.title': 'Extract from the register: {{right}}',
  'PTK.body': 'This extract holds the data of the register on {{date}}.',
  'SLN.title': 'Copy of application data: {{right}}',
  'SLN.body':
    'This copy holds the data of the {{right}} application as filed and recorded at the Directorate General of Intellectual Property on {{date}}.',
  'SLS.title': 'Copy of the certificate: {{right}}',
  'SLS.body':
    'This copy agrees with the {{right}} certificate in the register on {{date}}. The certificate with its description, claims, abstract and drawings is attached.',
  'SLS.body.bare':
    'This copy agrees with the {{right}} certificate in the register on {{date}}. The certificate is attached.',
  'SBP.title': 'Priority document',
  'SBP.body':
    'It is certified that the {{right}} application named above was filed with the Directorate General of Intellectual Property, Republic of Indonesia, and received the filing date named. This letter is given for claiming priority under Article 4 of the Paris Convention.',
  'SKT.title': 'Certificate of information',
  'SKT.body': 'The following is certified of the {{right}} application named above.',
  'SKT.points': 'Information',
  'fee.pay.post':
    'How to file and pay: ask for a billing code at the counter of this office, yourself or through a representative, and pay the amount on it the same day at a bank, a post office, an ATM or by mobile banking. Send the request in writing with the state receipt (BPN) to this office, at the counter or by post, within 14 (fourteen) calendar days of the payment and at the latest on the last day. A request is received on the day it reaches the office.',
  'SPS.body.post':
    'The publication of the {{right}} application named above has ended, and no request for substantive examination has been received. It is requested from this office in writing, by paying its fee.',
  'SDP.body.post':
    'The substantive examination of the {{right}} application named above is complete, and the {{right}} can be granted. The certificate is issued within 2 (two) months of this letter and sent to you by post.',
  'SDP.annuity.post':
    'The first annual fee must be paid within 6 (six) months of the day of the certificate, for the years from the filing date up to the year of grant and 1 (one) year more. If annual fees are not paid, the {{right}} is removed. The counter of this office names the amounts and issues the billing code with which they are paid at a bank or a post office.',
  'SDP.body.MARK.post':
    'The substantive examination of the trademark application named above is complete, and the trademark can be registered. The certificate is issued electronically after registration, and its print is sent to you by post.',
  'SDT.revive.post':
    'Where the law still lets the {{right}} application be resumed, this is requested from this office in writing and its fee is paid. The counter of this office says what is possible and until when, and issues the billing code.',
  'SJT.body.post':
    'We remind you that the fee to keep up the {{right}} named above is or will be due. Pay it before the last day, so that protection does not end.',
  'SJT.body.MARK.post':
    'We remind you that the term of protection of the trademark named above has ended or will end. Renewal is requested from this office in writing before the last day; after the term has ended a surcharge applies.',
  'annuity.unpriced.post': 'To be paid: the annuity of {{years}}. The billing code shows the amount.',
  'annuity.pay.post':
    'How to pay: ask for a billing code at the counter of this office, yourself or through a representative, naming the number of this patent, and pay the amount on it the same day at a bank, a post office, an ATM or by mobile banking. Send the state receipt (BPN) to this office, at the counter or by post, within 14 (fourteen) calendar days of the payment.',
  'TTP.title': 'Receipt of a request after filing',
  'TTP.body': 'A request concerning the {{right}} named above has been received.',
  'BPG.title': 'Receipt of a refund',
  'BPG.body':
    'This office has recorded that, of the payment of non-tax revenue named in this letter, the amount given above was paid back.',
  'BPG.missing':
    'If the money has not arrived within 7 (seven) days of the day of the refund, contact this office and give the number of the refund.',
  'BPN.title': 'Proof of payment',
  'BPN.body':
    'The payment of the fee of the {{right}} application named above was received by the State Treasury as non-tax revenue.',

  // Documents issued on order
  'issued.order': 'Request number',
  'issued.attached': '{{files}} files',
  'issued.asked': 'What is asked',
  'issued.standing': 'Standing in the register',
  'issued.state': 'Status',
  'issued.notRegistered': 'Not registered',
  'issued.published': 'Published',
  'issued.data': 'Recorded data',
  'issued.owners': 'Owner',
  'issued.annuities': 'Recorded annuities',
  'issued.noAnnuities': 'No annuity is recorded.',
  'issued.paidTo': 'Up to year',
  'issued.payer': 'Paid by',
  'issued.imported': 'Before the record in this portal',
  'issued.licences': 'Recorded licences',
  'issued.noLicences': 'No licence is recorded.',
  'issued.licensee': 'Licensee',
  'issued.terms': 'Terms',
  'issued.ended': 'Ended',
  'issued.exclusive': 'Exclusive',
  'issued.notExclusive': 'Not exclusive',
  'issued.entries': 'Entries',
  'issued.noEntries': 'There are no entries.',
  'issued.entry': 'Entry',
  'issued.renamed': 'Name of the owner: {{before}} → {{after}}',
  'issued.date': 'Date',
  'issued.noPicture': 'This picture could not be read from the store when the letter was printed.',
  'issued.filed': 'The application as filed',
  'issued.submission': 'Submission number',
  'issued.submitted': 'Submitted',
  'issued.certificate': 'Certificate',
  'issued.files': 'Files of the application',
  'issued.filesHelp':
    'Each file is listed with its SHA-256 at receipt. PDFs and pictures follow this page; files of other types are only listed here.',
  'issued.page': 'p. {{page}}',
  'issued.pages': 'pp. {{from}}–{{to}}',
  'issued.unshown.lost': 'Not found in the store',
  'issued.unshown.damaged': 'Damaged in the store',
  'issued.unshown.quarantined': 'Held by the virus scanner',
  'issued.unshown.unreadable': 'Cannot be appended',
  'issued.unshown.otherType': 'Listed only',
  'issued.file.kind': 'Kind',
  'issued.file.name': 'File name',
  'issued.file.received': 'Received',
  'issued.file.count': 'Pages',
  'issued.file.hash': 'SHA-256',
  'issued.file.place': 'In this copy',

  'certificate.republic': 'REPUBLIC OF INDONESIA',
  'certificate.title.PATENT': 'PATENT CERTIFICATE',
  'certificate.title.SIMPLE_PATENT': 'SIMPLE PATENT CERTIFICATE',
  'certificate.title.DESIGN': 'INDUSTRIAL DESIGN CERTIFICATE',
  'certificate.title.MARK': 'TRADEMARK CERTIFICATE',
  'certificate.grants.PATENT':
    'The Minister of Law, on behalf of the Republic of Indonesia, grants the right to a patent to:',
  'certificate.grants.SIMPLE_PATENT':
    'The Minister of Law, on behalf of the Republic of Indonesia, grants the right to a simple patent to:',
  'certificate.grants.DESIGN':
    'The Minister of Law, on behalf of the Republic of Indonesia, grants the right to an industrial design to:',
  'certificate.grants.MARK':
    'The Minister of Law, on behalf of the Republic of Indonesia, grants the right to a trademark to:',
  'certificate.thing.PATENT': 'For the invention titled',
  'certificate.thing.SIMPLE_PATENT': 'For the invention titled',
  'certificate.thing.DESIGN': 'For the industrial design titled',
  'certificate.thing.MARK': 'For the trademark',
  'certificate.inventors': 'Inventors',
  'certificate.designers': 'Designers',
  'certificate.representative': 'Representative',
  'certificate.date': 'Registration date',
  'certificate.granted': 'Date of grant',
  'certificate.expires': 'Protection ends',
  'certificate.claims': 'Number of claims',
  'certificate.ipc': 'IPC classification',
  'certificate.priorities': 'Priority',
  'certificate.goods': 'Goods and services',
  'certificate.class': 'Class {{class}}',
  'certificate.specification': 'Patent specification, attached to this certificate',
  'certificate.decision': 'Decision to grant',
  'certificate.goodsBehind': 'The goods and services are listed on the pages after the signature.',
  'certificate.colours': 'Colours',
  'certificate.pictures': 'Pictures',
  'certificate.term.PATENT':
    'A patent is protected for 20 (twenty) years from the filing date and cannot be renewed (Article 22 of Law 13 of 2016 on Patents). Protection lasts as long as the annual fees are paid.',
  'certificate.term.SIMPLE_PATENT':
    'A simple patent is protected for 10 (ten) years from the filing date and cannot be renewed (Article 23 of Law 13 of 2016 on Patents). Protection lasts as long as the annual fees are paid.',
  'certificate.term.DESIGN':
    'An industrial design is protected for 10 (ten) years from the filing date and cannot be renewed (Article 5 of Law 31 of 2000 on Industrial Designs).',
  'certificate.term.MARK':
    'A trademark is protected for 10 (ten) years from the filing date and can be renewed for the same term (Article 35 of Law 20 of 2016 on Trademarks and Geographical Indications).',
  'certificate.official': 'Minister of Law of the Republic of Indonesia',
  'certificate.byOrder': 'by the Director General of Intellectual Property',

  'payment.code': 'Billing code',
  'payment.ntpn': 'NTPN',
  'payment.ntb': 'NTB',
  'payment.paid': 'Paid',
  'payment.amount': 'Amount',

  'refund.amount': 'Amount paid back',
  'refund.to': 'Paid back to',
  'refund.on': 'Day of the refund',
  'refund.reference': 'Number of the refund',
  'refund.decided': 'Refund decided on',
  'refund.from': 'Of the payment of',
  'refund.filings': 'The payment was for',
  'refund.submission': 'Submission number {{number}}',
  'refund.why': 'Reason of the refund',
  'refund.why.LATE': 'The payment was received after the billing code had expired.',
  'refund.why.SHORT': 'The amount paid is less than the bill.',
  'refund.why.OVER': 'The amount paid exceeds the bill.',
  'refund.why.UNKNOWN': 'The billing code of the payment is not known.',
  'refund.why.WRONG_TIME': 'The reported time of payment cannot be accepted.',
  'refund.why.DOUBLE': 'The same bill was already paid by another payment.',
  'refund.why.CLOSED': 'The billing code was already closed.',
  'refund.why.NTPN_USED': 'The NTPN of the payment was already used for another bill.',

  'page.title': 'Verify a letter',
  'page.lead':
    'Enter the code printed below the QR code of a letter, certificate or extract. Only facts about the letter are shown, nothing about persons.',
  'page.code': 'Verification code',
  'page.codeHelp': '12 letters and digits, such as 7KQ2-M4XA-09ZT',
  'page.check': 'Verify',
  'page.valid': 'The office issued this letter, and it is valid.',
  'page.withdrawn': 'This letter was issued, but was withdrawn on {{date}} and is no longer valid.',
  'page.replaced': 'This document was replaced on {{date}} by {{number}} and is no longer valid.',
  'page.unknown': 'There is no letter with this code. Check every letter and digit.',
  'page.wrongCode': 'A code has 12 letters and digits.',
  'page.type': 'Type of letter',
  'page.number': 'Letter number',
  'page.date': 'Date of issue',
  'page.case': 'Application number',
  'page.registration': 'Registration number',
  'page.signature': 'Electronic signature',
  'page.signed': 'Signed (PAdES) with the certificate {{subject}}, SHA-256 fingerprint',
  'page.unsigned': 'None. Check the file by its fingerprint.',
  'page.hash': 'Fingerprint of the file (SHA-256)',
  'page.fileTitle': 'Compare your PDF file',
  'page.fileHelp':
    'Drop the PDF file here or choose it from your device. It is sent nowhere: its fingerprint is computed in your browser.',
  'page.choose': 'Choose a file',
  'page.same': 'This file is exactly the one the office issued.',
  'page.different':
    'This file DIFFERS from the one the office issued. Do not use it; download it again from the portal.',
  'page.reading': 'Computing the fingerprint…',
  'page.failed': 'The check failed. Try again in a moment.',
  'page.tooOften': 'Too many attempts from your network. Wait a few minutes, then try again.',
  // What kind a sent file is
  'paper.GDI': 'Views of the design',
  'paper.URD': 'Description of the design',
  'paper.KEP': 'Statement of ownership',
  'paper.KUA': 'Power of attorney',
  'paper.PGH': 'Deed of assignment',
  'paper.UMK': 'Certificate of micro or small enterprise',
  'paper.AKT': 'Deed of establishment',
  'paper.PRI': 'Priority document',
  'paper.DES': 'Description',
  'paper.KLM': 'Claims',
  'paper.ABS': 'Abstract',
  'paper.GBR': 'Drawings',
  'paper.GBP': 'Drawing for publication',
  'paper.ETK': 'Label of the mark',
  'paper.TTD': 'Signature of the applicant',
  'paper.SPM': 'Statement of ownership of the mark',
  'paper.SPU': 'Statement of micro or small enterprise',
  'paper.PKM': 'Rules of use of the collective mark',
  'paper.JWB': 'Attachment to the answer to a letter',
  'paper.SND': 'Sound recording',
  'paper.VID': 'Video recording',
  'paper.NOT': 'Notation or transcript',
  'paper.GAB': 'All parts in one file',
  'paper.SEQ': 'Sequence listing (ST.26)',
  'paper.PCT': 'Document of the international phase',
  'paper.JRD': 'Receipt of deposit of a micro-organism',
  'paper.BKT': 'Evidence',
  'paper.KTP': 'Identity card',
  'paper.SRT': 'Cover letter',
  'paper.SRF': 'Certificate',
  'paper.KKL': 'Missing parts',
  'paper.LIS': 'Licence agreement',
  'paper.TRJ': 'Translation',
  'paper.SPG': 'Declaration of use of the mark',
  'paper.MBD': 'Statement of grounds of appeal',
  'paper.PLS': 'Consent of the licensee',
  'paper.TTP': 'Receipt of a request',
  'paper.BPN': 'Proof of payment',
}
