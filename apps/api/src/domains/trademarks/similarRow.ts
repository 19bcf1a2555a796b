import type { SimilarTrademark } from '@saki/contracts/trademarks'
import { compareMarks, likenessLevel, likenessReasons, type LikenessReason } from '@saki/domain/search/markLikeness'
import { markWords } from '@saki/domain/search/markWords'
import type { Language } from '@saki/texts'

import type { MarkRecord } from './markRows.sql.ts'
import type { Comparison, SimilarMark } from './similarMarks.ts'
import { trademarkRow } from './trademarkRow.ts'

/** Marks with their likeness, as the wire shows them. `own`: the cases of the asker. */
export function similarRows(
  marks: readonly { record: MarkRecord; similar: SimilarMark }[],
  { by: { sought, alike }, language, own }: { by: Comparison; language: Language; own: ReadonlySet<number> },
): SimilarTrademark[] {
  const scoresOf = scoresByReason({ sought, alike })
  return marks.map(({ record, similar }) => {
    const found = new Set(similar.pairs.flatMap(({ words }) => words))
    return {
      ...trademarkRow(record, language),
      IND_OWN: own.has(record.applicationId) ? 'Y' : 'N',
      STAGE: similar.stage,
      SCORE: similar.score,
      LEVEL: likenessLevel(similar.score),
      PARTS: { OF_SOUGHT: Math.round(100 * similar.ofSought), OF_MARK: Math.round(100 * similar.ofMark) },
      SCORES: scoresOf(similar.words),
      PAIRS: similar.pairs.map(({ sought: places, words, by }) => ({
        SOUGHT: places.map((place) => sought[place] ?? '').join(' '),
        FOUND: words.join(' '),
        REASONS: likenessReasons.filter((reason) => by[reason] !== undefined),
      })),
      FOUND_AT: markWords(record.markName)
        .filter(({ word }) => found.has(word))
        .map(({ start, end }) => ({ START: start, END: end })),
    }
  })
}

/** The scores of a mark by each reason alone. Equal names, as of an exact search, are compared once. */
function scoresByReason({ sought, alike }: Pick<Comparison, 'sought' | 'alike'>) {
  const compare = (reason: LikenessReason) => compareMarks(sought, alike, [reason])
  const [spelling, sound, meaning] = [compare('SPELLING'), compare('SOUND'), compare('MEANING')]
  const known = new Map<string, SimilarTrademark['SCORES']>()
  return (words: readonly string[]): SimilarTrademark['SCORES'] => {
    const name = words.join(' ')
    const scores = known.get(name) ?? {
      SPELLING: spelling(words).score,
      SOUND: sound(words).score,
      MEANING: meaning(words).score,
    }
    known.set(name, scores)
    return scores
  }
}
