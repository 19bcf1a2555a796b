import { formOf, rightOf } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { DraftData } from '@saki/domain/forms/form'
import { longDateText, paperTimeText } from '@saki/texts/dates'

import { findFrozen } from './applicationForm.sql.ts'
import { listFilesOfApplication, listSlots, type StoredFile } from './documents.sql.ts'
import { listedFiles, type ListedFile } from './listedFiles.ts'
import { letterText } from './letterText.ts'
import type { LetterFacts } from './letterFacts.sql.ts'
import { paperSection, type PaperSection } from './paperSection.ts'
import { paperText } from './paperText.ts'
import { findCertificate } from './registerEntries.sql.ts'
import { registerSections } from './registerSections.ts'
import { answeredSections } from './sheetData.ts'

export interface FiledParts {
  sections: PaperSection[]
  files: ListedFile[]
  /** Letter whose PDF is appended first. */
  certificateId: string | null
}

/** Slots of a patent's specification. */
const specification = ['DES', 'KLM', 'ABS', 'GBR', 'GAB']

/**
 * The application with its files, for a certified copy (all files) or a proof of priority (those of the filing). Identity numbers are
 * masked. An imported case has no form; what the register holds stands in its place.
 */
export async function filedParts(db: Db, facts: LetterFacts, asFiled: boolean): Promise<FiledParts> {
  const frozen = await findFrozen(db, facts.applicationId)
  const all = await listFilesOfApplication(db, facts.applicationId)
  const filed = all.filter(({ uploadedAt }) => uploadedAt <= frozen.submittedAt)
  const files = listedFiles(asFiled ? filed : all, await listSlots(db), facts.applTyp)
  const form = formOf(frozen.formTyp, frozen.formVersion)
  if (!form) return { sections: await registerSections(db, facts), files, certificateId: null }
  const answers = await answeredSections(db, {
    form,
    data: frozen.snapshot as DraftData,
    files: filed,
    day: legalDateOf(frozen.submittedAt),
    withIdNumbers: false,
  })
  const filing = paperSection(letterText('issued.filed'), {
    groups: [
      {
        heading: '',
        rows: [
          { label: letterText('issued.submission'), value: paperText(frozen.submissionNbr) },
          { label: letterText('issued.submitted'), value: paperText(paperTimeText(frozen.submittedAt)) },
        ],
      },
    ],
  })
  const sections = answers.map(({ title, groups }) => paperSection(title, { groups }))
  return { sections: [filing, ...sections], files, certificateId: null }
}

/** The certificate in force, with the specification of a patent. Without a certificate of this portal: what the register holds. */
export async function certificateParts(db: Db, facts: LetterFacts): Promise<FiledParts> {
  const certificate = await findCertificate(db, facts.applicationId)
  // Newer certificates contain the specification, which is not appended twice.
  const files = certificate?.isWhole ? [] : await specificationFiles(db, facts)
  if (!certificate) return { sections: await registerSections(db, facts), files, certificateId: null }
  const rows = [
    { label: letterText('issued.certificate'), value: paperText(certificate.docNumber) },
    { label: letterText('issued.date'), value: paperText(longDateText(certificate.issuedOn, 'id')) },
  ]
  const sections = [paperSection(letterText('issued.certificate'), { groups: [{ heading: '', rows }] })]
  return { sections, files, certificateId: certificate.letterId }
}

/** The specification of a patent as granted; none for other rights. */
export async function specificationFiles(
  db: Db,
  { applicationId, applTyp }: Pick<LetterFacts, 'applicationId' | 'applTyp'>,
): Promise<ListedFile[]> {
  if (!rightOf(applTyp).patent) return []
  return listedFiles(newestOfSlots(await listFilesOfApplication(db, applicationId)), await listSlots(db), applTyp)
}

/** The newest file of each part: answers to the examination replace parts of the filing. */
function newestOfSlots(files: readonly StoredFile[]): StoredFile[] {
  return specification.flatMap(
    (slot) =>
      files
        .filter(({ specdocTyp }) => specdocTyp === slot)
        .toSorted((a, b) => b.uploadedAt.getTime() - a.uploadedAt.getTime())[0] ?? [],
  )
}
