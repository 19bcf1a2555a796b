/** VIEW_TYPE_ID of a design picture. */
export type ViewId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export const ADDITIONAL: ViewId = 8

/** Views in the order they are numbered and shown, with their text keys (office rule: seven views, then any number of additional ones). */
export const designViews = [
  { id: 1, key: 'perspective', text: 'filing:view.perspective' },
  { id: 2, key: 'front', text: 'filing:view.front' },
  { id: 3, key: 'back', text: 'filing:view.back' },
  { id: 4, key: 'left', text: 'filing:view.left' },
  { id: 5, key: 'right', text: 'filing:view.right' },
  { id: 6, key: 'top', text: 'filing:view.top' },
  { id: 7, key: 'bottom', text: 'filing:view.bottom' },
  { id: 8, key: 'additional', text: 'filing:view.additional' },
] as const

const words: Record<string, ViewId> = {
  perspektif: 1,
  perspective: 1,
  persp: 1,
  '3d': 1,
  iso: 1,
  isometric: 1,
  isometrik: 1,
  منظور: 1,
  depan: 2,
  muka: 2,
  front: 2,
  fr: 2,
  أمام: 2,
  belakang: 3,
  back: 3,
  rear: 3,
  blk: 3,
  خلف: 3,
  kiri: 4,
  left: 4,
  kr: 4,
  يسار: 4,
  kanan: 5,
  right: 5,
  kn: 5,
  يمين: 5,
  atas: 6,
  top: 6,
  above: 6,
  أعلى: 6,
  bawah: 7,
  bottom: 7,
  below: 7,
  under: 7,
  أسفل: 7,
  tambahan: 8,
  detail: 8,
  detil: 8,
  extra: 8,
  additional: 8,
  إضافي: 8,
}

/**
 * Splits a file name into words: "TampakDepan_01.jpg" becomes tampak, depan, 01. A digit after a letter begins a new word, so 3d stays
 * whole.
 */
function wordsOfName(fileName: string): string[] {
  const stem = fileName.normalize('NFC').replace(/\.[A-Za-z0-9]{1,5}$/, '')
  return stem
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/**
 * Guesses the view from a file name: by the last known word in Indonesian, English or Arabic, else by a final number from 1 to 7 (_01,
 * (2)).
 */
export function guessView(fileName: string): ViewId | undefined {
  const found = wordsOfName(fileName)
  const byWord = found.flatMap((word) => (Object.hasOwn(words, word) ? [words[word]] : []))
  if (byWord.length > 0) return byWord.at(-1)
  const number = /^0*([1-7])$/.exec(found.at(-1) ?? '')?.[1]
  return designViews.find(({ id }) => String(id) === number)?.id
}

/**
 * Assigns a view to each dropped file, in order: the guessed view if it is free, `additional` if it is not; files without a guess get the
 * free views from first to last, then `additional`. `taken`: views already filled.
 */
export function assignViews(
  fileNames: readonly string[],
  taken: readonly number[] = [],
): { view: ViewId; guessed: boolean }[] {
  const used = new Set<number>(taken)
  const guesses = fileNames.map((name) => {
    const view = guessView(name)
    if (view === undefined || (view !== ADDITIONAL && used.has(view)))
      return view === undefined ? undefined : ADDITIONAL
    used.add(view)
    return view
  })
  return guesses.map((guess) => {
    if (guess !== undefined) return { view: guess, guessed: true }
    const free = designViews.find(({ id }) => id !== ADDITIONAL && !used.has(id))?.id ?? ADDITIONAL
    used.add(free)
    return { view: free, guessed: false }
  })
}
