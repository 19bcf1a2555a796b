import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/manual.ts'

export const words = {
  title: 'Portal manual',
  'pay.title': 'Payment guide',
  contents: 'Contents',
  office: 'Need help from an officer? Call 152 on working days, 08:00–16:00 Jakarta time.',
  start: 'Getting started',
  'start.1':
    'Register with your identity number, email address and phone. Open the activation email and press its link; your account is ready at once.',
  'start.2': 'A session lasts 8 hours. The portal reminds you before it ends; your entries are not lost.',
  'start.3':
    'Language and search (Ctrl K) are in the top bar. The light or dark theme is at the foot of the page. Keyboard shortcuts and Report a problem are there too, and in the menu under your name on every page.',
  new: 'Filing an application',
  'new.1':
    'Choose New application, then the right: trademark, industrial design, patent or simple patent. Your entries are saved automatically; the cloud shows when they were last saved.',
  'new.2':
    'Data required for a filing date is marked “Must be completed”; other attachments may follow. Check the summary before you press Submit.',
  'new.3':
    'The application number is issued once the payment has been received. The filing date is the day of payment recorded by the treasury, Jakarta time.',
  draft: 'Drafts',
  'draft.1':
    'Drafts are saved on the server and on your device. If the connection is lost, you can keep writing; your entries are sent once you are back online.',
  'draft.2':
    'You can view and restore earlier versions for 30 days. You can copy a draft, share it by a preview link and download it as a .saki.json file.',
  list: 'Applications and workflow',
  'list.1':
    'My applications shows all your applications: number, status, who must act and the deadline. Filter by right, year or client.',
  'list.2':
    'Workflow shows the history of one application as a timeline and as a graph: what happened, who acted, the legal basis, and what happens automatically if nobody acts.',
  'list.3':
    'Every deadline is shown with its rule, such as 3 months from the date of the letter, and its article. The last day counts in full, until 23:59 Jakarta time.',
  map: 'Workflow map',
  'map.1':
    'Look for a status as written in your letter. The map explains what it means, who must act, how long it usually takes and what happens if nobody acts.',
  'map.2': 'The number on a box shows how many of your applications are at that stage.',
  inbox: 'Inbox and deadlines',
  'inbox.1':
    'Office letters arrive in the Inbox. Letters that need action come first, with a countdown. Reading a letter does not stop its deadline.',
  'inbox.2':
    'Press Reply to open the right form. Once the answer is sent, the deadline stops until the office has examined it.',
  documents: 'Documents',
  'documents.1':
    'My documents contains everything you sent and received. Choose several and download them as a ZIP; file names show number, date, kind and your reference.',
  'documents.2':
    'A PDF opens in its own window. Left and right turn pages, + and − change the size, Home and End go to the first and last page, Ctrl F searches. Text mode rearranges the text for small screens and screen readers.',
  'documents.3':
    'If the browser blocks the new window, choose Open in this tab. Office letters have a verification code: anyone can check them.',
  profile: 'Profile, consultants and mandates',
  'profile.1': 'Update your details in My Profile. Change the password if needed; other devices are then logged out.',
  'profile.2':
    'A registered consultant can act under your mandate. On the page My mandates you give and end mandates at any time; ending takes effect at once.',
  'pay.code': 'The billing code',
  'pay.code.1':
    'After you press Submit the portal issues a billing code of 15 digits beginning with 820. One code for one application; several applications can be joined under one code.',
  'pay.code.2': 'Pay the exact amount. The fee details and the tariffs are on the payment page.',
  'pay.channels': 'Where to pay',
  'pay.channels.1':
    'Pay by mobile banking, internet banking, ATM or teller of a collecting bank, at a collecting post office, or through another collecting agent of the state treasury (MPN G3).',
  'pay.channels.2':
    'Choose the menu Penerimaan Negara or MPN, enter the code, check name and amount, and pay. Keep the slip with the NTPN.',
  'pay.until': 'Until when',
  'pay.until.1':
    'A code is valid until 23:59:59 Jakarta time on the day it was issued. A payment the treasury receives until then fixes the filing date.',
  'pay.until.2': 'Do not wait for the last minute: some banks close this service earlier.',
  'pay.again': 'Code expired? Issue a new code',
  'pay.again.1':
    'Your application is saved. Open the payment page and press Issue a new code; the tariff of that day applies.',
  'pay.again.2':
    'Do not pay an old code. If you have paid it, the payment is recorded and an officer checks it; your money is not lost.',
  'pay.after': 'After paying',
  'pay.after.1':
    'The page is updated automatically once the treasury confirms the payment, usually within minutes: application number, filing date and receipt appear.',
  'pay.after.2': 'No change after 1 hour? Do not pay again. Call 152 with the billing code and the NTPN.',
} as const satisfies SameKeys<typeof id>
