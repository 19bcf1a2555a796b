import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/errors.ts'

export const words: SameKeys<typeof id> = {
  BAD_REQUEST: 'The request could not be read. Nothing has changed. Reload the page and try again.',
  INVALID: 'Some entries are not correct. Nothing has been saved. Correct the marked entries and send again.',
  NOT_SIGNED_IN: 'You are not logged in, or your session has ended. What was saved is safe. Please log in again.',
  INVALID_CREDENTIALS: 'Email or password is wrong. Your account is unchanged. Check them, or use Forgotten password.',
  BAD_SIGNATURE:
    'The signature of the notice is not valid. Nothing was recorded. Check the key and the clock of the sender.',
  NOT_ALLOWED:
    'You are not allowed to do this. Nothing has changed. Contact the office if you think this is a mistake.',
  ROLE_NEEDED:
    'Your role in the office does not cover this. Nothing was changed. Ask somebody who has the role to do it, or an administrator to change your role.',
  NOT_MANDATED: 'Your mandate does not cover this. Nothing has changed. Ask your client to widen the mandate.',
  NO_CONSULTANT_ROLE: 'Anda tidak memiliki role konsultan.',
  PASSWORD_NEEDED: 'For your safety, enter your password once more. Nothing has changed yet.',
  AGENT_NOT_FOUND: 'Data kode konsultan tidak ada di database kami, silahkan hub. admin.',
  AGENT_NOT_APPROVED:
    'The office has not approved this consultant number for your account. Nothing has changed. Wait for the decision or send in your consultant data.',
  AGENT_TAKEN:
    'This consultant number is bound to another account. Nothing has changed. Contact the office if the number is yours.',
  AGENT_MISMATCH:
    'Neither name nor ID number of the applicant matches the register. The request is not decided. Refuse it with a reason, or ask the applicant to correct the profile.',
  AGENT_DATA_MISSING: 'Data Koonsultan tidak ada.',
  REQUEST_DECIDED: 'This request has already been decided. The decision stands. Reload the list to see it.',
  NOT_ACTIVATED:
    'Your account is not active yet. Your registration is safe. Open the activation link in your mail or ask for a new one.',
  LOGIN_CODE_REQUIRED:
    'A login code is needed because many attempts to log in to this account have failed in the last 24 hours. Your account is safe. If your password is right, we have emailed you a 6-digit code; enter it to continue.',
  WRONG_HOST: 'This is not the official address of the portal. Nothing has changed. Open the official address.',
  FOREIGN_ORIGIN:
    'This request did not come from a page of the portal. Nothing has changed. Open the portal and repeat it there.',
  NOT_FOUND: 'No results found. Check the number or the link.',
  FILE_NOT_FOUND: 'This file is not available yet. Nothing has changed. Try again later or contact the office.',
  WRONG_METHOD: 'This request cannot be processed. Nothing has changed. Reload the page and try again.',
  CONFLICT:
    'This was changed elsewhere. Your change is not saved yet, and the existing data is safe. Reload and try again.',
  STALE_VERSION:
    'There is a newer version. Your entries are safe on this screen. Compare the two versions and save again.',
  ALREADY_FILED:
    'This application has already been filed. The filing stands and was not sent twice. See it in the list of applications.',
  ACTION_NOT_ALLOWED:
    'This cannot be done at the current stage. The application is unchanged. Reload to see its latest stage.',
  AMOUNT_CHANGED:
    'The amount has changed since you saw it, for instance because a year was just paid or a new day began. No code was issued. Check the new amount and try again.',
  BILL_NOT_OPEN: 'This billing code is no longer valid. Do not pay it. See the payment page for the valid code.',
  TOO_MUCH_UNFILED:
    'The files in your drafts have reached 2 GB. The existing files are safe. File or delete old drafts, then upload again; deleted files still count for 30 days.',
  TOO_MANY_DRAFTS:
    'You already have 200 open drafts, the most you can keep. They are all safe. File or delete one of them, then try again.',
  TOO_MANY_CONTACTS:
    'Your address book already has 2,000 entries, the most you can keep. They are all safe. Delete those you no longer use, then try again.',
  TOO_MANY_SEARCHES:
    'You have already saved 100 searches, the most you can keep. They all go on. Delete those you no longer use, then try again.',
  TOO_MANY_LINKS: 'This draft already has 10 open preview links. They all stay valid. End one of them, then try again.',
  KEY_IN_USE: 'The same request is still being processed. It will not run twice. Wait a moment and check its result.',
  KEY_REUSED:
    'This request was already sent with different content. The first result stands. Reload the page and try again.',
  KEY_MISSING: 'The request key is missing or malformed. Nothing was sent. Reload the page and try again.',
  TOKEN_INVALID:
    'This link or code has already been used, has expired or does not exist. Your account is safe. Ask for a new one.',
  TOO_LARGE: 'What was sent is too large. Nothing was saved. Make it smaller and send it again.',
  WRONG_TYPE: 'This type of content is not accepted. Nothing was saved. Send it in the requested type.',
  FILE_REFUSED: 'The file cannot be accepted. Your other files are safe. See the reason and upload a suitable file.',
  FILE_IN_QUARANTINE:
    'This file is still being scanned for viruses and cannot be downloaded yet. The file is saved. Try again in a moment.',
  FILE_INFECTED: 'The file contains a virus and was not saved. Delete it from the list, then upload a clean one.',
  PAPER_IN_WORK: 'Another document is being made for you. Nothing has changed. Wait until it is done, then ask again.',
  FILE_DAMAGED:
    'This file is damaged in our storage and cannot be downloaded. Officers have been notified. Try again later or contact the office.',
  FILE_MISSING:
    'This file is on record but is not in our storage. The data of your application is safe. Officers have been notified and will look for it in the backup. Try again later or contact the office.',
  NOT_COMPLETE: 'The application is not complete. Your draft is kept. Complete the marked parts and file again.',
  CAPTCHA_FAILED:
    'The verification failed or has expired. Your entries are kept. Wait for the verification and send again.',
  TOO_MANY: 'Too many attempts. Your account is not locked. Try again in {{seconds}} seconds.',
  NOT_BUILT: 'This service is not available yet. Nothing has changed. For urgent matters contact the office.',
  BUSY: 'The server is busy. Nothing has changed. Try again in a moment.',
  OUTCOME_UNKNOWN:
    'The connection was lost before we got an answer. We do not know yet whether this request succeeded; what was saved earlier is safe. Try again in a moment; the request will not run twice.',
  READ_ONLY:
    'The portal can only be read at the moment. This request was not saved; what was saved earlier is safe. Try again in a few minutes.',
  STORAGE_FULL:
    'Our storage is full. This request was not saved; your draft and what was saved earlier are safe. Try again later.',
  CLOSED_AFTER_RESTORE:
    'The portal was just restored from a backup. Filing, payments and letters are closed until the office reopens them. Saved drafts are safe and you can continue them. Try again later.',
  UNKNOWN:
    'Something failed on our side. What was saved is safe. Try again; if it happens again, give the office this incident number.',
  'field.required': 'Required',
  'field.tooLong': 'Too long or too large; the limit is {{limit}}',
  'field.tooShort': 'Too short or too small; at least {{limit}}',
  'field.wrong': 'This entry is not correct',
  'field.unknown': 'This entry is not recognised',
  'field.repeated': 'This entry was sent more than once',
}
