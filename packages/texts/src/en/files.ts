import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/files.ts'

export const words: SameKeys<typeof id> = {
  required: 'Choose a file',
  fieldsFirst: 'The fields must stand before the file',
  onlyOne: 'Send one file per upload',
  empty: 'The file is empty',
  tooLarge: 'The file has {{size}} bytes; the limit is {{limit}} bytes. Make it smaller and upload it again.',
  tooLargeAtLeast:
    'The file has more than {{size}} bytes; the limit is {{limit}} bytes. Make it smaller and upload it again.',
  stalled: 'The upload broke off: nothing arrived for {{seconds}} seconds. Upload the file again.',
  cutShort: 'The upload broke off before its end. Upload the file again.',
  hashDiffers: 'The file changed on its way: our fingerprint differs from yours. Upload it again.',
  wrongType: 'The content is not {{allowed}}. Save it as {{allowed}} and upload it again.',
  nameLies:
    'The name ends in {{extension}}, but the content is {{found}}. Correct the name or the content and upload it again.',
  nameTooLong: 'The file name has more than {{limit}} characters. Shorten it and upload the file again.',
  encrypted: 'The file is protected by a password. Save it without one and upload it again.',
  damagedPdf: 'The PDF is damaged or incomplete. Open it, save it anew and upload it again.',
  damagedImage: 'The picture is damaged or incomplete. Save it anew and upload it again.',
  activeContent:
    'The PDF holds scripts, commands or an active form ({{found}}). Print it to PDF and upload the result.',
  embedded: 'The PDF holds other files inside. Take the attachments out and upload them apart.',
  noPages: 'The PDF has no pages. Save it anew and upload it again.',
  twoFiles:
    'The file is {{found}}, but a file of another kind begins or ends in it. Save it anew as {{found}} only and upload it again.',
  damagedMedia: 'The {{found}} file is damaged or incomplete. Save it anew and upload it again.',
  damagedXml: 'The XML is not well formed (line and column {{place}}). Correct it and upload it again.',
  xmlEncoding: 'The XML is encoded as {{encoding}}; ST.26 asks for UTF-8. Save it as UTF-8 and upload it again.',
  xmlDefinition:
    'The XML holds a definition (DOCTYPE) other than the public one of ST.26. Take out definitions or entities of your own and upload it again.',
  notSequences: 'This XML is no ST.26 sequence listing: its outermost element is {{found}}, not ST26SequenceListing.',
  xmlForeign:
    'The XML holds {{found}}, which is not part of ST.26. Save it anew from WIPO Sequence and upload it again.',
  infected: 'The file {{name}} contains a virus and was not kept. Delete it from the list, then upload a clean one.',
  tooManyPages: 'The PDF has {{pages}} pages; the limit is {{limit}}. Split it into several files.',
  tooComplex: 'The PDF is too complex to be checked. Print it to PDF and upload the result.',
  xmlTooComplex:
    'The sequence listing is too complex to be checked. Save it anew from WIPO Sequence and upload it again.',
  pictureTooComplex: 'The picture is too complex to be checked. Save it anew as an ordinary JPG and upload it again.',
  tooManyScans:
    'This progressive JPG has {{scans}} scans; the limit is {{limit}}. Save it anew as an ordinary JPG and upload it again.',
  pictureInside:
    'The PDF holds a picture of {{width}} × {{height}} pixels; the limit is {{limit}} million pixels. Make that picture smaller, make the PDF anew and upload it.',
  tooManyObjects:
    'The PDF is made of more than {{limit}} objects. Print it to PDF or split it into several files, then upload the result.',
  checkingYours:
    'Other files of yours are still being checked. This file was not kept; your draft is safe. Upload it again after {{seconds}} seconds.',
  checkingBusy:
    'Many files are being checked. This file was not kept; your draft is safe. Upload it again after {{seconds}} seconds.',
  tooManyPixels:
    'The picture has {{width}} × {{height}} pixels; the limit is {{limit}} million pixels. Make it smaller and upload it again.',
  sideTooLong: 'The picture has {{width}} × {{height}} pixels; its longest side may have {{limit}} pixels.',
  tooMany: 'This place takes at most {{limit}} files. Remove one first.',
  'remark.signed': 'Signed electronically',
  'remark.signedBy': 'Signed electronically by {{name}}',
  'remark.signedAt': 'time by the signer:',
  'remark.reason': 'reason: {{reason}}',
  'remark.whole': 'covers the whole file',
  'remark.partly': 'does not cover the whole file',
  'remark.unverified': 'not verified by the portal',
  'remark.linksOut': 'Holds links to another PDF that was not uploaded.',
  'remark.restricted': 'Printing or copying is restricted; the file can be read.',
  unknownSlot: 'This kind of file is not known',
  otherRight: 'Files of the kind {{slot}} are not part of this application. Choose one of the places of its form.',
  noViews: 'This kind of file has no views',
  notAPicture: 'Only pictures can be cropped or turned',
  cropOutside: 'The crop lies outside the picture ({{width}} × {{height}} pixels)',
}
