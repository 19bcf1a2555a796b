import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/mail.ts'

export const words: SameKeys<typeof id> = {
  'activation.subject': 'Activate your SAKI 21 account',
  'activation.body':
    'Thank you for registering with SAKI 21.\n\nTo activate the account, open this link within 24 hours and press “Activate account”:\n{{link}}\n\nIf you did not register, ignore this mail. Without you the account will not become active.\n',
  'alreadyRegistered.subject': 'A SAKI 21 registration with your email address',
  'alreadyRegistered.body':
    'Someone has just registered with SAKI 21 using this email address, which already has an account. Nothing about your account has changed.\n\nIf it was you, log in here:\n{{link}}\n\nIf you have forgotten the password, use “Forgotten password” on that page. If it was not you, ignore this mail.\n',
  'idInUse.subject': 'Your SAKI 21 registration could not be completed',
  'idInUse.body':
    'Your registration with SAKI 21 could not be completed: the identity data entered belong to another account. No new account was made.\n\nIf you have an account under another email address, log in with that:\n{{link}}\n\nIf you think this is a mistake, contact the office with your identity card.\n',
  'reset.subject': 'Set a new SAKI 21 password',
  'reset.body':
    'We were asked to reset the password of your SAKI 21 account.\n\nOpen this link within 1 hour to set a new password:\n{{link}}\n\nIf you did not ask for it, ignore this mail. Your password is unchanged.\n',
  'passwordChanged.subject': 'Your SAKI 21 password was changed',
  'passwordChanged.body':
    'The password of your SAKI 21 account was changed on {{when}} WIB. All other sessions were ended.\n\nIf it was not you, reset the password at once with “Forgotten password”:\n{{link}}\n',
  'loginCode.subject': 'SAKI 21 login code',
  'loginCode.body':
    'Your login code:\n\n{{code}}\n\nIt is valid for 10 minutes and only in the browser you have just used. Never give this code to anyone; the office never asks for it.\n\nIf you are not logging in, someone knows your password. Change it at once with “Forgotten password”.\n',
  'unusedDraft.subject': 'Draft {{title}} goes to the bin in {{days}} days',
  'unusedDraft.body':
    'Your draft “{{title}}” has not been changed for almost a year. Unless it is saved again, it goes to the bin in {{days}} days, on {{date}}. From the bin it can be restored for another 30 days.\n\nTo keep it, open the draft and save it:\n{{link}}\n\nIf you no longer need it, there is nothing to do.\n',
}
