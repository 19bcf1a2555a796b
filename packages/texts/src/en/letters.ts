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
  notes: 'Notes',
  points: 'What must be completed',
  draftMark: 'PREVIEW',
  noNumber: '(the number is given when the letter is issued)',
  noDate: '(date of issue)',
  noDue: '(counted when the letter is issued)',
  page: 'Page {{page}} of {{pages}}',
  onBehalf: 'for the Director General of Intellectual Property',
  electronic: 'Issued electronically',
  verify: 'Verify this letter by scanning the QR code or with the code',
  verifyAt: 'at',
  aboutUnshown:
    'Characters not available in this print are written by their Unicode numbers, such as [U+65E5]; the application keeps the original characters.',
  closing: 'Thank you for your attention.',
  howToAnswer:
    'Answer through the SAKI portal: open this letter in the inbox, choose Reply, fill in every point and attach its file. An answer received until 23:59 Jakarta time on the last day is in time.',

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
  articleOnly: 'Article {{article}}',
  and: ' and ',
  paragraph: 'paragraph {{paragraph}}',

  'SKF.title': 'Notification of deficiencies ({{check}} requirements)',
  'SKF.body':
    'After the {{right}} application named above was checked, we notify you that requirements are still incomplete or not as they must be. You are asked to complete them within the period named in this letter.',
  'SKF.points': 'What must be completed',
  'SKF.otherwise':
    'If nothing is received by that day, the application is deemed withdrawn, and fees paid are not returned.',
  'SFL.title': 'Notification that the formal requirements are met',
  'SFL.body':
    'We notify you that the {{right}} application named above meets the formal requirements. It will be published in the {{gazette}} after the period set by law. You need do nothing until then.',
  'SPJ.title': 'Notification of an extended period',
  'SPJ.body':
    'The request to extend the period for the {{right}} application named above has been received. The period to answer the earlier letter is extended to the day below. What that letter asks for has not changed.',
  'SPJ.otherwise':
    'If no answer is received by the new day, the legal consequence named in the earlier letter still follows.',
  'SPB.title': 'Notification of publication: {{right}} application',
  'SPB.body':
    'We notify you that the {{right}} application named above was published in the {{gazette}} on {{date}}. During the publication period anyone may submit views or objections in writing. We will notify you of any objection.',
  'SKB.title': 'Notification of an objection',
  'SKB.body':
    'During publication an objection to the {{right}} application named above was received. You or your representative may submit a reply or an explanation in writing.',
  'SKB.points': 'Substance of the objection',
  'SKB.otherwise': 'If no reply is received by that day, the examination goes on with regard to the objection.',
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
    'Against this refusal an objection, or a suit at the Commercial Court, may be filed under those provisions. If none is filed by that day, the refusal stands.',
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
  'SHP.points': 'Reasons for the removal',
  'SBT.title': 'Cancellation: {{right}}',
  'SBT.body':
    'We notify you that the registration of the {{right}} named above is CANCELLED and struck from the register under the provisions or the decision named in this letter.',
  'SBT.points': 'Reasons for the cancellation',
  'SBM.title': 'Notification that protection has ended',
  'SBM.body':
    'We notify you that the term of protection of the {{right}} named above has ended. From the day of this letter the exclusive right can no longer be exercised.',
  'SPC.title': 'Notification of a recordal',
  'SPC.body':
    'The request to record a change of the {{right}} named above has been granted and recorded in the register. What was recorded is named below.',
  'SPC.points': 'What was recorded',
  'STP.title': 'Refusal of a recordal',
  'STP.body': 'The request to record a change of the {{right}} named above cannot be granted for the reasons below.',
  'STP.points': 'Reasons for the refusal',
  'PTK.title': 'Extract from the register: {{right}}',
  'PTK.body': 'This extract holds the data of the register on {{date}}.',
  'SLN.title': 'Copy of application data: {{right}}',
  'SLN.body':
    'This copy holds the data of the {{right}} application as filed and recorded at the Directorate General of Intellectual Property on {{date}}.',
  'SBP.title': 'Priority document',
  'SBP.body':
    'It is certified that the {{right}} application below was filed with the Directorate General of Intellectual Property, Republic of Indonesia, and received the filing date named. This letter is given for claiming priority under Article 4 of the Paris Convention.',
  'SKT.title': 'Certificate of information',
  'SKT.body': 'The following is certified of the {{right}} application named above.',
  'SKT.points': 'Information',
  'BPN.title': 'Proof of payment',
  'BPN.body':
    'The payment of the fee of the {{right}} application named above was received by the State Treasury as non-tax revenue.',

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

  'page.title': 'Verify a letter',
  'page.lead':
    'Enter the code printed below the QR code of a letter, certificate or extract. Only facts about the letter are shown, nothing about persons.',
  'page.code': 'Verification code',
  'page.codeHelp': '12 letters and digits, such as 7KQ2-M4XA-09ZT',
  'page.check': 'Verify',
  'page.valid': 'The office issued this letter, and it is valid.',
  'page.withdrawn': 'This letter was issued, but was withdrawn on {{date}} and is no longer valid.',
  'page.unknown': 'There is no letter with this code. Check every letter and digit.',
  'page.wrongCode': 'A code has 12 letters and digits.',
  'page.type': 'Type of letter',
  'page.number': 'Letter number',
  'page.date': 'Date of issue',
  'page.case': 'Application number',
  'page.registration': 'Registration number',
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
}
