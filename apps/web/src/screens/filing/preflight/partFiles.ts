import type { Block } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'
import type { FileFinding, FileRow } from '@saki/contracts/fileRow'
import { claimsOf } from '@saki/domain/preflight/claimFindings'
import { isIndependent, type Claim } from '@saki/domain/preflight/claims'
import { documentFindings, type ComparisonData, type PartPages } from '@saki/domain/preflight/fileFindings'
import { preflightCodes, type PreflightCode, type PreflightFinding } from '@saki/domain/preflight/look'
import { combinedFindings, kindOfSlot, partPages } from '@saki/domain/preflight/parts'
import type { PresentPart } from '@saki/domain/forms/parts'

import type { UploadItem } from '../../../uploads/upload.ts'
import type { DocumentCheck } from './checks.ts'

export type PartsBlock = Extract<Block<TextKey>, { as: 'parts' }>

/** The file of one slot: stored, uploading, or only picked. */
export interface PartFile {
  slot: string
  fileName: string
  size: number
  pages: number | undefined
  file: FileRow | undefined
  upload: UploadItem | undefined
  check: DocumentCheck | undefined
  isKept: boolean
  /** True when the server lists a file for the slot and no replacement is uploading. */
  isStored: boolean
}

/** The file of a slot: a picked or uploading file takes precedence over the stored one it replaces. */
export function partFileOf(
  slot: string,
  {
    files,
    uploads,
    checkOf,
    wasKept,
  }: {
    files: readonly FileRow[]
    uploads: readonly UploadItem[]
    /** With `stored` the check of that DOC_ID, otherwise of the file picked for the slot. */
    checkOf: (slot: string, stored?: string) => DocumentCheck | undefined
    wasKept: (file: FileRow) => boolean
  },
): PartFile | undefined {
  const file = files.find(({ SPECDOC_TYP }) => SPECDOC_TYP === slot)
  const known = new Set(files.map(({ ID }) => ID))
  const upload = uploads.find(
    (one) => one.slot === slot && !(one.state === 'stored' && one.reply && known.has(one.reply.DOC_ID)),
  )
  const picked = checkOf(slot)
  if (!file && !upload && !picked) return undefined
  const stored = upload ? upload.reply?.DOC_ID : file?.ID
  const check = picked ?? (stored === undefined ? undefined : checkOf(slot, stored))
  const isNew = picked !== undefined || upload !== undefined
  return {
    slot,
    fileName: picked?.fileName ?? upload?.fileName ?? file?.FILE_NAME ?? '',
    size: picked?.bytes.size ?? upload?.size ?? file?.SIZE ?? 0,
    pages: check?.progress.pageCount || (isNew ? undefined : (file?.PAGES ?? undefined)),
    file: isNew ? undefined : file,
    upload,
    check,
    isKept: check?.isKept === true || (!isNew && file !== undefined && wasKept(file)),
    isStored: file !== undefined && upload === undefined,
  }
}

/** The pages of every part that was checked, from its own file or the combined one. */
export function pagesOfParts(
  files: readonly PartFile[],
  combined: string,
  there: readonly PresentPart[],
): Map<string, PartPages> {
  const parts = new Map<string, PartPages>()
  for (const { slot, from } of there) {
    const look = files.find((file) => file.slot === (from === undefined ? slot : combined))?.check?.look
    if (!look) continue
    const own =
      from === undefined
        ? look.pages
        : partPages(look.pages, there).find(({ kind }) => kind === kindOfSlot[slot])?.pages
    parts.set(slot, { kind: kindOfSlot[slot] ?? 'other', pages: own ?? [] })
  }
  return parts
}

/** The claims, as far as they could be read; undefined before the claims were checked. */
export function claimsOfParts(parts: ReadonlyMap<string, PartPages>): Claim[] | undefined {
  const pages = parts.get('KLM')?.pages
  return pages && claimsOf(pages)
}

/** Number of claims and of independent claims as answers of the form; both empty without claims. */
export function claimCounts(claims: readonly Claim[]): { claims: string; independent: string } {
  if (claims.length === 0) return { claims: '', independent: '' }
  return { claims: String(claims.length), independent: String(claims.filter(isIndependent).length) }
}

/** All findings of one file. `combined`: slot of the file that holds all parts. */
export function fileFindings(
  { slot, check, file }: PartFile,
  combined: string,
  there: readonly PresentPart[],
  compared: ComparisonData,
): PreflightFinding[] {
  if (check?.why) return [{ code: check.why, level: 'STOP' }]
  // Not checked on this device: uses the findings the server has from another device.
  if (!check?.look) return keptFindings(file)
  const { look } = check
  if (slot !== combined)
    return documentFindings(look, [{ kind: kindOfSlot[slot] ?? 'other', pages: look.pages }], compared)
  return [...combinedFindings(there), ...documentFindings(look, partPages(look.pages, there), compared)]
}

/** A finding as the server stores it; the code is prefixed with its text area. */
export function reportedFinding({ code, level, page, values }: PreflightFinding): FileFinding {
  return { CODE: `preflight:${code}`, LEVEL: level, PAGE: page ?? null, VALUES: values ?? {} }
}

const known: readonly string[] = preflightCodes

function keptFindings(file: FileRow | undefined): PreflightFinding[] {
  return (file?.CHECK?.FINDINGS ?? []).flatMap(({ CODE, LEVEL, PAGE, VALUES }) => {
    const code = CODE.replace(/^preflight:/, '')
    if (!isPreflightCode(code)) return []
    return [{ code, level: LEVEL, values: VALUES, ...(PAGE !== null && { page: PAGE }) }]
  })
}

function isPreflightCode(code: string): code is PreflightCode {
  return known.includes(code)
}
