import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/files.ts'

export const words: SameKeys<typeof id> = {
  required: 'Choose a file',
  fieldsFirst: 'The fields must come before the file',
  onlyOne: 'Send one file per upload',
  empty: 'The file is empty',
  tooLarge: 'The file has {{size}} bytes; the limit is {{limit}} bytes. Make it smaller and upload it again.',
  tooLargeAtLeast:
    'The file has more than {{size}} bytes; the limit is {{limit}} bytes. Make it smaller and upload it again.',
  stalled: 'The upload was interrupted: no data arrived for {{seconds}} seconds. Upload the file again.',
  cutShort: 'The upload was interrupted before its end. Upload the file again.',
  hashDiffers: 'The file changed during the upload: our fingerprint differs from yours. Upload it again.',
  wrongType: 'The content is not {{allowed}}. Save it as {{allowed}} and upload it again.',
  nameLies:
    'The name ends in {{extension}}, but the content is {{found}}. Correct the name or the content and upload it again.',
  nameTooLong: 'The file name has more than {{limit}} characters. Shorten it and upload the file again.',
  encrypted: 'The file is protected by a password. Save it without one and upload it again.',
  damagedPdf: 'The PDF is damaged or incomplete. Open it, save it again and upload it again.',
  damagedImage: 'The picture is damaged or incomplete. Save it again and upload it again.',
  activeContent:
    'The PDF contains scripts, commands or an active form ({{found}}). Print it to PDF and upload the result.',
  embedded: 'The PDF contains other files. Take the attachments out and upload them separately.',
  noPages: 'The PDF has no pages. Save it again and upload it again.',
  twoFiles:
    'This {{found}} file also contains a file of another kind. Save it again as {{found}} only and upload it again.',
  damagedMedia: 'The {{found}} file is damaged or incomplete. Save it again and upload it again.',
  damagedXml: 'The XML is not well formed (line and column {{place}}). Correct it and upload it again.',
  xmlEncoding: 'The XML is encoded as {{encoding}}; ST.26 asks for UTF-8. Save it as UTF-8 and upload it again.',
  xmlDefinition:
    'The XML contains a definition (DOCTYPE) other than the public one of ST.26. Remove your own definitions or entities and upload it again.',
  notSequences:
    'This XML is not an ST.26 sequence listing: its outermost element is {{found}}, not ST26SequenceListing.',
  xmlForeign:
    'The XML contains {{found}}, which is not part of ST.26. Save it again from WIPO Sequence and upload it again.',
  infected: 'The file {{name}} contains a virus and was not saved. Delete it from the list, then upload a clean one.',
  tooManyPages: 'The PDF has {{pages}} pages; the limit is {{limit}}. Split it into several files.',
  tooComplex: 'The PDF is too complex to be checked. Print it to PDF and upload the result.',
  xmlTooComplex:
    'The sequence listing is too complex to be checked. Save it again from WIPO Sequence and upload it again.',
  pictureTooComplex: 'The picture is too complex to be checked. Save it again as an ordinary JPG and upload it again.',
  tooManyScans:
    'This progressive JPG has {{scans}} scans; the limit is {{limit}}. Save it again as an ordinary JPG and upload it again.',
  pictureInside:
    'The PDF contains a picture of {{width}} × {{height}} pixels; the limit is {{limit}} million pixels. Make that picture smaller, make the PDF again and upload it.',
  tooManyObjects:
    'The PDF is made of more than {{limit}} objects. Print it to PDF or split it into several files, then upload the result.',
  checkingYours:
    'Other files of yours are still being checked. This file was not saved; your draft is safe. Upload it again after {{seconds}} seconds.',
  checkingBusy:
    'Many files are being checked. This file was not saved; your draft is safe. Upload it again after {{seconds}} seconds.',
  tooManyPixels:
    'The picture has {{width}} × {{height}} pixels; the limit is {{limit}} million pixels. Make it smaller and upload it again.',
  sideTooLong: 'The picture has {{width}} × {{height}} pixels; its longest side may have at most {{limit}} pixels.',
  tooMany: 'This part takes at most {{limit}} files. Delete one first.',
  'remark.signed': 'Signed electronically',
  'remark.signedBy': 'Signed electronically by {{name}}',
  'remark.signedAt': 'time by the signer:',
  'remark.reason': 'reason: {{reason}}',
  'remark.whole': 'covers the whole file',
  'remark.partly': 'does not cover the whole file',
  'remark.unverified': 'not verified by the portal',
  'remark.linksOut': 'Contains links to another PDF that was not uploaded.',
  'remark.restricted': 'Printing or copying is restricted; the file can be read.',
  unknownSlot: 'This kind of file is not known',
  otherRight: 'Files of the kind {{slot}} are not part of this application. Choose a kind from its form.',
  noViews: 'This kind of file has no views',
  notAPicture: 'Only pictures can be cropped or turned',
  cropOutside: 'The crop is outside the picture ({{width}} × {{height}} pixels)',
}
