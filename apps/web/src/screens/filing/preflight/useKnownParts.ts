import { sectionOf, fieldText } from '@saki/domain/forms/form'
import { findParts, type PresentPart } from '@saki/domain/forms/parts'
import type { Claim } from '@saki/domain/preflight/claims'
import type { PartPages } from '@saki/domain/preflight/fileFindings'
import type { PreflightFinding } from '@saki/domain/preflight/look'
import { useMemo } from 'react'

import type { StepDraft } from '../stepProps.ts'
import { claimsOfParts, fileFindings, pagesOfParts, type PartFile } from './partFiles.ts'
import type { PartsBlock } from './partFiles.ts'

export interface KnownParts {
  findings: ReadonlyMap<string, readonly PreflightFinding[]>
  /** Parts present, in files of their own or in the combined file. */
  there: readonly PresentPart[]
  /** Pages of every part that was checked. */
  parts: ReadonlyMap<string, PartPages>
  /** Undefined before the claims were checked. */
  claims: readonly Claim[] | undefined
}

/** Findings and parts derived from the checks; recomputed only when checks, marks or answers change. */
export function useKnownParts(draft: StepDraft, block: PartsBlock, list: readonly PartFile[]): KnownParts {
  const filing = sectionOf(draft.data, 'FILING')
  const technical = sectionOf(draft.data, 'TECHNICAL')
  const isSimple = fieldText(filing, 'PATENT_KIND') === 'S'
  const titles = [fieldText(technical, 'TITLE'), fieldText(technical, 'ENGLISH_TITLE')]
  const marks = JSON.stringify(sectionOf(draft.data, block.section))
  const name = [
    isSimple,
    marks,
    ...titles,
    ...list.map(
      (part) => `${part.slot} ${part.check?.key} ${part.check?.state} ${part.pages} ${part.file?.CHECK?.CHECKED_AT}`,
    ),
  ].join()
  return useMemo(() => {
    const there = findParts(
      block,
      draft.data,
      list.map(({ slot, pages }) => ({ slot, pages: pages ?? null })),
    )
    const parts = pagesOfParts(list, block.combined, there)
    const claims = claimsOfParts(parts)
    const findings = new Map(
      list.map((part) => [part.slot, fileFindings(part, block.combined, there, { isSimple, titles, claims })]),
    )
    return { there, parts, claims, findings }
    // `name` contains all inputs of the result; the objects themselves are new in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name])
}
