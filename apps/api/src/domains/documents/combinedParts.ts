import { findPatentParts } from '@saki/catalogue/rights/patents/documents'
import type { DraftData } from '@saki/domain/forms/form'
import { languages, type TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

/** Page ranges of the parts in the combined file, as the applicant marked them; '' when every part has its own file. */
export function combinedParts(snapshot: DraftData, files: readonly { slot: string; pages: number | null }[]): string {
  return findPatentParts(snapshot, files)
    .flatMap(({ slot, from, pages }) =>
      from === undefined
        ? []
        : [
            say(languages[0], 'patents:receipt.part', {
              part: say(languages[0], `patents:part.${slot}` as TextKey),
              from,
              to: from + (pages ?? 1) - 1,
            }),
          ],
    )
    .join('; ')
}
