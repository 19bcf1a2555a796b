import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/mail.ts'

export const words: SameKeys<typeof id> = {
  'activation.subject': 'Activate your SAKI 21 account',
  'activation.body':
    'Thank you for registering with SAKI 21.\n\nTo activate the account, open this link within 24 hours after this email was sent, enter the password you chose when you registered, and press “Activate account”:\n{{link}}\n\nEarlier links no longer work. If you have forgotten the password, set a new one on that page.\n\nIf you did not register, choose “I did not register” on that page or ignore this email. The account does not become active unless you activate it.\n',
  'secret.wiped': '[removed after sending]',
  'alreadyRegistered.subject': 'A SAKI 21 registration with your email address',
  'alreadyRegistered.body':
    'Someone has just registered with SAKI 21 using this email address, which already has an account. Nothing about your account has changed.\n\nIf it was you, log in here:\n{{link}}\n\nIf you have forgotten the password, use “Forgotten password” on that page. If it was not you, ignore this email.\n',
  'idInUse.subject': 'Your SAKI 21 registration could not be completed',
  'idInUse.body':
    'Your registration with SAKI 21 could not be completed: the identity data entered belong to another account. No new account was made.\n\nIf you have an account under another email address, log in with that:\n{{link}}\n\nIf you think this is a mistake, contact the office with your identity card.\n',
  'officeAccount.subject': 'Your SAKI 21 office account',
  'officeAccount.body':
    'Hello {{name}},\n\nAn administrator of the office made a SAKI 21 account for you.\n\nOpen this link within 1 hour after this email was sent to choose a password:\n{{link}}\n\nIf the link is no longer valid, choose “Forgotten password” on the login page and enter this email address.\n',
  'reset.subject': 'Set a new SAKI 21 password',
  'reset.body':
    'We were asked to reset the password of your SAKI 21 account.\n\nOpen this link within 1 hour after this email was sent to set a new password:\n{{link}}\n\nEarlier links no longer work.\n\nIf you did not ask for it, ignore this email. Your password is unchanged.\n',
  'passwordChanged.subject': 'Your SAKI 21 password was changed',
  'passwordChanged.body':
    'The password of your SAKI 21 account was changed on {{when}} WIB. All other sessions were ended.\n\nIf it was not you, reset the password at once with “Forgotten password”:\n{{link}}\n',
  'loginCode.subject': 'SAKI 21 login code',
  'loginCode.body':
    'Your login code:\n\n{{code}}\n\nIt is valid for 30 minutes after this email was sent and only in the browser you have just used. Every code is valid for 30 minutes after it is sent. Never give this code to anyone; the office never asks for it.\n\nIf you are not logging in, someone knows your password. Change it at once with “Forgotten password”.\n',
  'unusedDraft.subject': 'Draft {{title}} goes to the bin in {{days}} days',
  'unusedDraft.body':
    'Your draft “{{title}}” has not been changed for almost a year. Unless it is saved again, it goes to the bin in {{days}} days, on {{date}}. From the bin it can be restored for another 30 days.\n\nTo keep it, open the draft and save it:\n{{link}}\n\nIf you no longer need it, you do not need to do anything.\n',
  'consultantTried.subject': 'Someone asked for your consultant number',
  'consultantTried.body':
    'Another account of SAKI 21 asked to use the consultant number {{number}}, which is bound to your account. The request was not accepted and nothing has changed in your account.\n\nIf you do not know about it, contact the office. Your account:\n{{link}}\n',
  'consultantBound.subject': 'You are now consultant {{number}}',
  'consultantBound.body':
    'Your SAKI 21 account is now bound to consultant number {{number}}. Clients can give you mandates with it.\n\nIf this was not you, change your password at once and contact the office:\n{{link}}\n',
  'consultantBoundRegister.subject': 'Consultant number {{number}} is used in SAKI 21',
  'consultantBoundRegister.body':
    'According to the register this is the address of consultant {{number}}. The number is now bound to an account of SAKI 21 that the office approved.\n\nIf you do not know about it, contact the office:\n{{link}}\n',
  'consultantRoleGranted.subject': 'Your consultant role is approved',
  'consultantRoleGranted.body':
    'The office has approved the consultant role for your account. Log in, open your menu and Consultant data, and press “Set as consultant”.\n\n{{reason}}\n\n{{link}}\n\nIf you did not ask for it, contact the office at once.\n',
  'consultantRoleDenied.subject': 'Your consultant role was refused',
  'consultantRoleDenied.body':
    'The office has refused the consultant role for your account for this reason:\n\n{{reason}}\n\nYour account has not changed. You can ask again in My Profile:\n{{link}}\n',
  'consultantNumberGranted.subject': 'Consultant number {{number}} is approved',
  'consultantNumberGranted.body':
    'The office has approved consultant number {{number}} for your account. Log in, open your menu and Consultant data, and press “Set as consultant”.\n\n{{reason}}\n\n{{link}}\n\nIf you did not ask for it, contact the office at once.\n',
  'consultantNumberDenied.subject': 'Consultant number {{number}} was refused',
  'consultantNumberDenied.body':
    'The office has refused your request for consultant number {{number}} for this reason:\n\n{{reason}}\n\nYour account has not changed. You can send corrected data under Consultant data:\n{{link}}\n',
  'mandateGiven.subject': 'You gave a mandate to {{name}}',
  'mandateGiven.body':
    'You gave a mandate in SAKI 21.\n\nTo: {{name}}\nAllows: {{what}}\nFrom: {{from}}\nUntil: {{until}}\n\nYou can see and end it at any time:\n{{link}}\n\nIf this was not you, end the mandate and change your password at once.\n',
  'mandateReceived.subject': '{{name}} gave you a mandate',
  'mandateReceived.body':
    '{{name}} gave you a mandate in SAKI 21.\n\nAllows: {{what}}\nFrom: {{from}}\nUntil: {{until}}\n\nSee your clients:\n{{link}}\n',
  'mandateEnded.subject': 'The mandate with {{name}} has ended',
  'mandateEnded.body':
    'The SAKI 21 mandate between you and {{name}} was ended by {{by}}. From that moment it is no longer valid.\n\nSee your mandates:\n{{link}}\n',
  'savedSearch.subject': 'SAKI 21: {{name}}',
  'savedSearch.body':
    '{{what}}\n\n{{hits}}\n\n{{more}}\n\nOnly published and registered cases are compared. Likeness does not decide what the examiner decides.\n\nOpen, change, pause or delete this search, or turn off its mail:\n{{link}}\n',
  'letter.subject': '{{subject}} · {{number}}',
  'letter.body':
    '{{subject}}\n\nApplication number: {{number}}\nDate of the letter: {{sent}}\n\n{{details}}\n\nRead the letter in your SAKI 21 inbox:\n{{link}}\n\nPlease do not reply to this email. Answers are received through the portal only.\n',
  'letter.todo': 'What you must do: {{todo}}',
  'letter.due': 'Deadline: {{date}}, until 23:59 WIB ({{ground}}).',
  'letter.dueAlone': 'Deadline: {{date}}, until 23:59 WIB.',
  'reminder.subject': 'Reminder, due {{date}}: {{subject}} · {{number}}',
  'reminder.body':
    'We have not yet received your answer to the letter of {{sent}}.\n\n{{subject}}\nApplication number: {{number}}\n\n{{details}}\n\nRead and answer it in your SAKI 21 inbox:\n{{link}}\n\nIf you have answered today, please ignore this reminder.\n',
  'upkeep.annuity': 'Pay the annuity',
  'upkeep.renewal': 'Renew the trademark',
  'upkeep.subject': 'Reminder, last day {{date}}: {{subject}} · {{number}}',
  'upkeep.body':
    '{{subject}}\nApplication number: {{number}}\n\n{{details}}\n\nThis case in your SAKI 21 inbox:\n{{link}}\n\nIf you paid or filed it today, ignore this reminder.\n',
  'annuity.year': 'year {{from}}',
  'annuity.years': 'years {{from}} to {{to}}',
  'annuity.amount': 'Annuity of {{years}}: {{amount}} for {{claims}} claims, by the tariff in force now.',
  'annuity.unpriced': 'To be paid: the annuity of {{years}}. The portal shows the amount before you pay.',
  'annuity.surcharge': 'This includes the surcharge of 100% because it is overdue ({{surcharge}}).',
  'annuity.pay':
    'How to pay: choose this patent under Annuities, make a billing code, and pay at a bank, an ATM or by mobile banking before that day ends: {{link}}',
  'unread.subject': 'Not yet read: {{subject}} · {{number}}',
  'unread.body':
    'Nobody on your side has read the letter of the office of {{sent}} yet. The letter asks you to act.\n\n{{subject}}\nApplication number: {{number}}\n\n{{details}}\n\nRead the letter in your SAKI 21 inbox:\n{{link}}\n',
  'addressConfirm.subject': 'Confirm this email address for SAKI 21 letters',
  'addressConfirm.body':
    '{{name}} would like notices of SAKI 21 office letters to be sent to this address as well.\n\nIf you agree, give that person this code within 7 days after this email was sent:\n\n{{code}}\n\nIf not, ignore this email. Nothing is sent here unless you act.\n',
  'addressAdded.subject': 'SAKI 21 letters also go to {{address}}',
  'addressAdded.body':
    'From now on notices of office letters for your SAKI 21 account are sent to {{address}} as well. This address still receives them.\n\nIf it was not you who added it, remove it in the inbox and change your password:\n{{link}}\n',
  'addressRemoved.subject': 'SAKI 21 letters no longer go to {{address}}',
  'addressRemoved.body':
    'Notices of office letters for the SAKI 21 account of {{name}} are no longer sent to {{address}}. The main address of the account still receives them.\n\nIf it was not the owner of the account who removed it, they can add it again in the inbox:\n{{link}}\n',
  'annuitiesRecorded.subject': 'The annuities {{submission}} are recorded',
  'annuitiesRecorded.body':
    'Dear {{name}},\n\nYour payment of {{amount}} (NTPN {{ntpn}}) has arrived and is recorded under {{date}} for {{patents}} patents.\n\nDetails by patent and year:\n{{link}}\n',
  'annuitiesHeld.subject': 'Payment {{submission}}: {{held}} patents wait for an officer',
  'annuitiesHeld.body':
    'Dear {{name}},\n\nYour payment of {{amount}} (NTPN {{ntpn}}) arrived on {{date}}. {{patents}} patents are recorded. {{held}} are not, because their case has changed since the code was issued, for instance because somebody else paid the same year. Your money is safe and the day of payment counts; an officer decides whether it is recorded or paid back.\n\nWhich patents, and why:\n{{link}}\n',
  'annuitiesUndone.subject': 'Annuities {{submission}}: entry for {{number}} was taken back',
  'annuitiesUndone.body':
    'Dear {{name}},\n\nAn officer took back the entry of the annuities of patent {{number}} from the payment {{submission}}, {{amount}}. Your money is safe; an officer decides whether it is recorded again or paid back, and you get an email about the decision.\n\nThe officer says: {{reason}}\n\nThis payment:\n{{link}}\n',
  'paymentHeld.subject': 'Payment of {{submission}} could not be booked yet',
  'paymentHeld.body':
    'Dear {{name}},\n\nWe received {{paid}} (NTPN {{ntpn}}) for the billing code {{code}}, but could not book it yet. {{why}}\n\nYour money is safe and its date is kept. An officer decides whether it is booked or paid back, and you get an email about the decision. Do not pay again before that.\n\nThis payment:\n{{link}}\n',
  'paymentHeld.wrong_amount': 'The bill is {{billed}}.',
  'paymentHeld.wrong_time': 'Its time is before the code was made or in the future.',
  'paymentHeld.late': 'It was paid after the code had expired.',
  'paymentHeld.closed_code': 'This bill had been paid or closed before, so that this payment is a second one.',
  'paymentHeld.ntpn_used': 'The same NTPN has paid another bill.',
  'paymentRest.subject': 'The payment for {{submission}} is {{rest}} short',
  'paymentRest.body':
    'Dear {{name}},\n\nYour payment of {{paid}} (NTPN {{ntpn}}) for “{{title}}” has been received and is counted, but {{rest}} is still missing.\n\nWe have issued a new billing code for the missing part only. Please pay it today before 23:59 WIB; if you miss it, issue a new code for the missing part. The application gets its number once the rest is paid.\n\nNote of the officer: {{reason}}\n\n{{link}}\n',
  'refundPaid.subject': 'Refund of {{refund}} for {{submission}} has been paid',
  'refundPaid.body':
    'Dear {{name}},\n\nThe refund of {{refund}} on your payment with NTPN {{ntpn}} for “{{title}}” was paid on {{date}}, number {{reference}}. If the money has not arrived within seven days, contact the office and give that number. The proof of payment can be opened on the page of the bill:\n\n{{link}}\n\n{{letter}}\n',
  'refundPaid.letter': 'The receipt of the refund, number {{number}}, can be opened in Dokumen Saya (my documents).',
  'refundProofInfected.subject': 'Virus in the proof of refund {{reference}}',
  'refundProofInfected.body':
    'Dear {{name}},\n\nThe scanner found a virus in the proof of the refund of {{refund}} paid on {{date}}, number {{reference}} (NTPN {{ntpn}}). The file is closed: neither the payer nor officers can open it any more. The record of the refund stands.\n\nPlease scan the original document again and upload a clean proof with Ganti bukti (replace the proof) at this payment; the payer is then notified. Also check the computer the file came from.\n\nThis payment:\n{{link}}\n',
  'refundProofReplaced.subject': 'New proof of the refund of {{refund}}',
  'refundProofReplaced.body':
    'Dear {{name}},\n\nThe office uploaded a new proof of the refund of {{refund}} for “{{title}}” ({{submission}}), which was paid on {{date}} under number {{reference}}. The refund itself has not changed.\n\nReason: {{reason}}\n\nThe new proof can be opened on the page of the bill:\n\n{{link}}\n',
  'scanInfected.subject': 'Virus in the scan of a paper of {{number}}',
  'scanInfected.body':
    'Dear {{name}},\n\nThe scanner found a virus in the scan {{file}} that you uploaded for case {{number}}. The file is closed: neither the parties nor officers can open it any more. The recorded act stands.\n\nPlease scan the paper again and upload a clean scan with Ganti pindaian (replace the scan) in the history; the parties are then notified. Also check the computer the file came from.\n\n{{link}}\n',
  'paymentRefund.subject': 'Refund of {{refund}} for {{submission}}',
  'paymentRefund.body':
    'Dear {{name}},\n\nOf your payment of {{paid}} (NTPN {{ntpn}}, code {{code}}) for “{{title}}”, {{refund}} is refunded to the payer (Permenkum 41/2025 art. 7). The refund is recorded; please keep your proof of payment.\n\nNote of the officer: {{reason}}\n\n{{link}}\n',
}
