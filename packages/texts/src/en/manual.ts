import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/manual.ts'

export const words = {
  title: 'Portal manual',
  'pay.title': 'Payment guide',
  contents: 'Contents',
  office: 'Need a person? Call 152 on working days, 08:00–16:00 Jakarta time.',
  start: 'Getting started',
  'start.1':
    'Register with your identity number, e-mail address and phone. Open the activation mail and press its link; the account is ready at once.',
  'start.2': 'A session lasts 8 hours. The portal reminds you before it ends; nothing you are writing is lost.',
  'start.3': 'Language, light or dark look and quick search (Ctrl K) stand in the top bar.',
  new: 'Filing an application',
  'new.1':
    'Choose Tambah Permohonan, then the right: trademark, industrial design, patent or simple patent. Every page saves by itself; the cloud shows when it last did.',
  'new.2':
    'What is needed for a filing date is marked as stopping you; other attachments may follow. Check the summary before you press Ajukan.',
  'new.3':
    'The application number is given once the payment has been received. The filing date is the day of payment by the treasury, Jakarta time.',
  draft: 'Drafts',
  'draft.1':
    'Drafts are kept on the server and on your device. If the line breaks, go on writing; it is sent as soon as there is one again.',
  'draft.2':
    'Earlier versions can be looked at and restored for 30 days. A draft can be copied, shared by a review link and downloaded as a .saki.json file.',
  list: 'Applications and their course',
  'list.1':
    'Daftar Permohonan shows all your cases: number, status, whose turn it is and the deadline. Filter by right, year or client.',
  'list.2':
    'Alur shows the history of one case as a timeline and as a graph: what happened, who acted, on which ground, and what happens by itself if nobody acts.',
  'list.3':
    'Every deadline comes with its rule, such as 3 months from the day of the letter, and its article. The last day counts whole, until 23:59 Jakarta time.',
  map: 'Workflow map',
  'map.1':
    'Look for a status as it stands in your letter. The map tells what it means, whose turn it is, how long it usually takes and what follows if it is left.',
  'map.2': 'The number on a box tells how many of your cases stand there.',
  inbox: 'Inbox and deadlines',
  'inbox.1':
    'Letters of the office arrive in the Inbox. What needs action stands first with its countdown. Reading a letter does not stop its deadline.',
  'inbox.2':
    'Press Jawab to open the right form. Once the answer is sent, the deadline stops until the office has examined it.',
  documents: 'Documents',
  'documents.1':
    'Dokumen Saya holds everything you sent and received. Choose several and download them as a ZIP; file names carry number, date, kind and your reference.',
  'documents.2':
    'A PDF opens in a window of its own. Left and right turn pages, + and − change the size, Home and End go to the first and last page, Ctrl F searches. Text mode sets the words anew for small screens and screen readers.',
  'documents.3':
    'If the browser holds the new window back, choose Buka di tab ini. Letters of the office carry a verification code: anybody may check them.',
  profile: 'Profile, consultants and mandates',
  'profile.1': 'Mend your data in My Profile. Change the password when needed; other devices are then logged out.',
  'profile.2':
    'A registered consultant can act under your mandate. On the page Kuasa you grant and revoke mandates at any time; revoking works at once.',
  'pay.code': 'The billing code',
  'pay.code.1':
    'After you press Ajukan the portal issues a billing code of 15 digits beginning with 820. One code for one application; several applications can be joined under one code.',
  'pay.code.2':
    'The exact amount must be paid. The lines of the fee and the tariff they rest on stand on the payment page.',
  'pay.channels': 'Where to pay',
  'pay.channels.1':
    'Pay by mobile banking, internet banking, ATM or teller of a collecting bank, at a collecting post office, or through another collecting agent of the state treasury (MPN G3).',
  'pay.channels.2':
    'Choose the menu Penerimaan Negara or MPN, enter the code, compare name and amount, and pay. Keep the slip with the NTPN.',
  'pay.until': 'Until when',
  'pay.until.1':
    'A code is valid until 23:59:59 Jakarta time on the day it was issued. A payment the treasury receives until then fixes the filing date.',
  'pay.until.2': 'Do not wait for the last minute: some banks close this service earlier.',
  'pay.again': 'Code over? Issue a new one',
  'pay.again.1':
    'The application stays safe. Open the payment page and press for a new code; the tariff of that day applies.',
  'pay.again.2':
    'Do not pay an old code. If it happened, the payment is recorded and examined by an officer; nothing is lost.',
  'pay.after': 'After paying',
  'pay.after.1':
    'The page changes by itself once the treasury has told the portal, usually within minutes: number, filing date and receipt appear.',
  'pay.after.2': 'Nothing after an hour? Do not pay again. Call 152 with the billing code and the NTPN.',
} as const satisfies SameKeys<typeof id>
