import type { MarkStage } from '@saki/contracts/trademarks'
import { prepared, type Db } from '@saki/db'
import type { SoundLanguage } from '@saki/domain/search/markLikeness'
import { sql, type RawBuilder } from 'kysely'

/** A word of some mark, and the languages in which it sounds like the sought one. */
export interface LikeWord {
  word: string
  languages: SoundLanguage[]
  /** In many marks. */
  isFrequent: boolean
}

/** What part of the register is searched. */
export interface MarkScope {
  /** Also marks that are not published; for officers only. */
  everything: boolean
  stages: readonly MarkStage[]
  /** Only marks in one of these Nice classes; all when empty. */
  classes: readonly number[]
}

/** The scope as the functions of the index take it: everything, stages, classes. */
const inScope = ({ everything, stages, classes }: MarkScope) =>
  sql`${everything}::boolean, ${stages}::text[], ${classes.length > 0 ? classes : null}::smallint[]`

/** Words of marks near each of `words`, by its place. */
export async function listWordsLike(db: Db, words: readonly string[]): Promise<Map<number, LikeWord[]>> {
  const { rows } = await sql<LikeWord & { place: number }>`${prepared}
    select s.place::int - 1 as place, l.word, l.languages, l.is_frequent as "isFrequent"
      from unnest(${words}::text[]) with ordinality s(word, place) cross join lateral words_like(s.word) l`.execute(db)
  const found = new Map<number, LikeWord[]>()
  for (const { place, ...like } of rows) found.set(place, [...(found.get(place) ?? []), like])
  return found
}

/** Those of the words that stand in some mark, and whether in many. */
export async function listKnownWords(db: Db, words: readonly string[]): Promise<Map<string, { isFrequent: boolean }>> {
  if (words.length === 0) return new Map()
  const { rows } = await sql<Pick<LikeWord, 'word' | 'isFrequent'>>`${prepared}
    select word, is_frequent as "isFrequent" from mark_word where word = any(${words}::text[])`.execute(db)
  return new Map(rows.map(({ word, isFrequent }) => [word, { isFrequent }]))
}

/** The sounds of each of the words, by mark_sounds() of the database; those of marks are kept. */
export async function listSounds(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ word: string; sounds: string[] }>`${prepared}
    select s.word, coalesce(w.sounds, mark_sounds(s.word)) as sounds
      from unnest(${[...new Set(words)]}::text[]) s(word) left join mark_word w on w.word = s.word`.execute(db)
  return new Map(rows.map(({ word, sounds }) => [word, sounds]))
}

/** Words of marks with the part: anywhere, or a part of one or two letters at the beginning; the shortest first. */
export async function listWordsHolding(
  db: Db,
  part: string,
  most: number,
): Promise<Pick<LikeWord, 'word' | 'isFrequent'>[]> {
  const { rows } = await sql<Pick<LikeWord, 'word' | 'isFrequent'>>`${prepared}
    select w.word, k.is_frequent as "isFrequent"
      from words_holding(${part}, ${most}::int) with ordinality w(word, place)
     cross join lateral (select * from mark_word k where k.word = w.word offset 0) k order by w.place`.execute(db)
  return rows
}

/** A word with its likeness (up to 1), and the part (up to 1) of the sought letters that it stands for. */
export interface WeighedWord {
  word: string
  weight: number
  part: number
}

/** What searches compare of a mark of the index, under the alias e. */
const compared = sql`e.application_id as "applicationId", e.stage, e.classes, e.words, e.reading`

/** The row of a found mark, looked up by its id: `offset 0` keeps the planner, which expects thousands of marks of a function, from reading all marks. */
const entryOf = (id: RawBuilder<unknown>) =>
  sql`cross join lateral (select * from mark_entry k where k.application_id = ${id} offset 0) e`

/** Marks with one of the words: the `most` best by that word alone, in no order. */
export async function listMarksWith(
  db: Db,
  words: readonly WeighedWord[],
  scope: MarkScope,
  most: number,
): Promise<IndexedMark[]> {
  return (await marksWithQuery(words, scope, most).execute(db)).rows
}

export const marksWithQuery = (
  words: readonly WeighedWord[],
  scope: MarkScope,
  most: number,
) => sql<IndexedMark>`${prepared}
    select ${compared}
      from marks_with(${words.map(({ word }) => word)}::text[], ${words.map(({ weight }) => weight)}::real[], ${words.map(({ part }) => part)}::real[],
                      ${inScope(scope)}, ${most}::int) m
      ${entryOf(sql`m.application_id`)}`

/** Marks with at least one word of every group, the shortest; of one length at most `most`, in all twice as many. */
export interface WantedWords {
  groups: readonly (readonly string[])[]
  /** At most some thousands of marks have the words, so that reading them all costs less than asking for each length. */
  isRare: boolean
  most: number
}

/** Searches of one statement. More are asked for by two, so that the longest questions wait for half of them. */
const MOST_AT_ONCE = 3

/** The marks wanted by any of `wanted`; a mark may be among them several times. */
export async function listMarksOfWordGroups(
  db: Db,
  wanted: readonly WantedWords[],
  scope: MarkScope,
): Promise<IndexedMark[]> {
  const halves =
    wanted.length > MOST_AT_ONCE ? [0, 1].map((half) => wanted.filter((_, at) => at % 2 === half)) : [wanted]
  const found = await Promise.all(
    halves
      .filter((half) => half.length > 0)
      .map(async (half) => (await marksOfTermsQuery(half, scope).execute(db)).rows),
  )
  return found.flat()
}

export const marksOfTermsQuery = (
  wanted: readonly WantedWords[],
  { everything, stages, classes }: MarkScope,
) => sql<IndexedMark>`${prepared}
    select m.id as "applicationId", m.stage, m.classes, m.words, m.reading
      from jsonb_to_recordset(${JSON.stringify(wanted.map((one) => termsOf(one, classes)))}::jsonb) w(groups jsonb, is_rare boolean, from_letters int, most int)
     cross join lateral marks_of_terms(w.groups, w.is_rare, w.from_letters, ${everything}::boolean, ${stages}::text[], w.most) m`

/** As marks_of_terms of the database takes them; classes are one more group. */
const termsOf = ({ groups, isRare, most }: WantedWords, classes: readonly number[]) => ({
  groups: classes.length === 0 ? groups : [...groups, classes.map((code) => `#${code}`)],
  is_rare: isRare,
  from_letters: leastLetters(groups),
  most,
})

/** Letters of the shortest mark with a word of every group, which may be one word of several groups. */
function leastLetters(groups: WantedWords['groups']): number {
  const shortest = groups.map((group) => Math.min(...group.map((word) => [...word].length)))
  const words = groups.flatMap((group) => [...new Set(group)])
  return new Set(words).size === words.length ? shortest.reduce((sum, one) => sum + one, 0) : Math.max(...shortest)
}

/** Marks that begin with the words, the last of them perhaps a part of a word; at most `most`, by the alphabet. */
export async function listMarksStarting(
  db: Db,
  words: readonly string[],
  scope: MarkScope,
  most: number,
): Promise<IndexedMark[]> {
  const { rows } = await sql<IndexedMark>`${prepared}
    select m.id as "applicationId", m.stage, m.classes, m.words, m.reading
      from marks_starting(${words}::text[], ${inScope(scope)}, ${most}::int) m`.execute(db)
  return rows
}

/** The `most` shortest marks with any of the words, the shortest first. */
export async function listMarksWithAny(
  db: Db,
  words: readonly string[],
  scope: MarkScope,
  most: number,
): Promise<IndexedMark[]> {
  const { rows } = await sql<IndexedMark>`${prepared}
    select ${compared}
      from marks_with_any(${words}::text[], ${inScope(scope)}, ${most}::int) with ordinality m(id, place)
      ${entryOf(sql`m.id`)} order by m.place`.execute(db)
  return rows
}

/** A mark of exactly the sought words. */
type SameMark = Omit<IndexedMark, 'words' | 'reading'>

/** At most `most` marks of exactly the words, the newest first. */
export async function listMarksOfWords(
  db: Db,
  words: readonly string[],
  scope: MarkScope,
  most: number,
): Promise<SameMark[]> {
  const { rows } = await marksOfWordsQuery(words, scope, most).execute(db)
  return rows
    .flatMap(({ stage, classes, ids }) =>
      ids.split(',').map((id) => ({ applicationId: Number(id), stage, classes: numbersIn(classes) })),
    )
    .toSorted((a, b) => b.applicationId - a.applicationId)
}

const numbersIn = (list: string): number[] => (list === '' ? [] : list.split(',').map(Number))

/** Ids by stage and classes, numbers divided by commas: hundreds of rows with lists of numbers cost more to read than to find. */
export const marksOfWordsQuery = (words: readonly string[], scope: MarkScope, most: number) => sql<{
  stage: MarkStage
  classes: string
  ids: string
}>`${prepared}
    select stage, array_to_string(classes, ',') as classes, string_agg(application_id::text, ',') as ids
      from marks_of_words(${words}::text[], ${inScope(scope)}, ${most}::int) m group by stage, m.classes`

/** Marks of exactly the words of one of the names, in no order; of each name at most `most`. */
export async function listMarksNamed(
  db: Db,
  names: readonly (readonly string[])[],
  scope: MarkScope,
  most: number,
): Promise<IndexedMark[]> {
  if (names.length === 0) return []
  return (await marksNamedQuery(names, scope, most).execute(db)).rows
}

export const marksNamedQuery = (
  names: readonly (readonly string[])[],
  scope: MarkScope,
  most: number,
) => sql<IndexedMark>`${prepared}
    select m.id as "applicationId", m.stage, m.classes, m.words, m.reading
      from marks_named(${names.map((words) => words.join(' '))}::text[], ${inScope(scope)}, ${most}::int) m`

/** A mark as the index keeps it. */
export interface IndexedMark {
  applicationId: number
  stage: MarkStage
  classes: number[]
  words: string[]
  reading: string[]
}

/** Marks of the index by id, in no order. */
export async function listMarkWords(db: Db, ids: readonly number[]): Promise<IndexedMark[]> {
  const { rows } = await sql<IndexedMark>`${prepared}
    select ${compared} from mark_entry e where e.application_id = any(${ids}::bigint[])`.execute(db)
  return rows
}

/** The marks without repetitions. */
export const onceEach = (marks: readonly IndexedMark[]): IndexedMark[] => [
  ...new Map(marks.map((mark) => [mark.applicationId, mark])).values(),
]
