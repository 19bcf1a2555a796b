import { gazetteOf } from '@saki/catalogue'
import type { EntryKind, GazetteContent } from '@saki/domain/gazette/content'
import { longDateText, weekdayDateText } from '@saki/texts/dates'
import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import type { Services } from '../../services.ts'
import { renditionOf } from '../documents/keptRenditions.ts'
import { listFilesById } from '../documents/letter.sql.ts'
import { viewName } from '../documents/listedFiles.ts'
import { momentParts } from '../documents/momentParts.ts'
import { paperText } from '../documents/paperText.ts'
import type { ComposedEntry } from './composeEntries.ts'
import type { IssueRow } from './issues.sql.ts'
import { entryFacts, isMixed, untilLine } from './entryFacts.ts'

/** Milliseconds for the PDF of an issue. */
const LIMIT_MS = 300_000
const SECTIONS: readonly EntryKind[] = ['PUBLICATION', 'REGISTRATION', 'CORRECTION']
const words = (key: string, values?: Record<string, string | number>) =>
  say('id', `gazettePaper:${key}` as TextKey, values)

/** Renders an issue: a cover, then every entry with its pictures. Entries that have a page stay on it. `mark`: text across a preview, or ''. */
export async function renderIssue(
  services: Services,
  issue: Pick<IssueRow, 'right' | 'name' | 'kind' | 'publicationDate'>,
  entries: readonly ComposedEntry[],
  { at, mark }: { at: Date; mark: string },
) {
  const pictures: Buffer[] = []
  const sections = []
  for (const kind of SECTIONS) {
    const own = entries.filter(({ content }) => content.kind === kind)
    const printed = []
    for (const entry of own) printed.push(await printedEntry(services, entry, pictures))
    if (own.length > 0) sections.push({ title: words(`section.${kind}`), entries: printed })
  }
  const gazette = gazetteOf(issue.right)
  const data = {
    lang: 'id',
    office: [say('id', 'receipt:ministry'), say('id', 'receipt:directorate')],
    title: say('id', gazette.title),
    name: issue.name,
    day: words('day', { date: weekdayDateText(issue.publicationDate, 'id') }),
    kind: words(`kind.${issue.kind}`),
    ground: say('id', gazette.ground),
    counts: SECTIONS.flatMap((kind) => countLine(kind, entries)),
    note: words('note'),
    footer: words('footer', { name: `${issue.name}, ${longDateText(issue.publicationDate, 'id')}` }),
    page: words('page', { page: '{{page}}', pages: '{{pages}}' }),
    mark,
    made: momentParts(at),
    sections,
  }
  return services.documents.make('gazette', data, pictures, LIMIT_MS)
}

function countLine(kind: EntryKind, entries: readonly ComposedEntry[]): string[] {
  const count = entries.filter(({ content }) => content.kind === kind && !content.isDropped).length
  return count === 0 ? [] : [`${words(`section.${kind}`)}: ${count}`]
}

async function printedEntry(services: Services, { page, content }: ComposedEntry, pictures: Buffer[]) {
  const number = { number: content.applicationNumber, page, state: words(`state.${content.kind}`) }
  if (content.isDropped)
    return { ...number, title: null, empty: words('dropped'), until: '', facts: [], abstract: null, pictures: [] }
  const drawn = content.kind === 'CORRECTION' ? [] : await picturesOf(services, content)
  return {
    ...number,
    title: paperText(content.title),
    empty: '',
    until: untilLine(content, 'id'),
    facts: entryFacts(content, 'id').map(({ label, values }) => ({ label, values: values.map(factText) })),
    abstract: content.abstract === '' ? null : paperText(content.abstract),
    pictures: drawn.map(({ bytes, caption }) => ({
      picture: pictures.push(bytes) - 1,
      caption,
      alt: [content.applicationNumber, caption].filter(Boolean).join(', '),
    })),
  }
}

/** A line of a fact. Lines of several parts, such as an Arabic name with its city, begin at the left. */
function factText(line: string) {
  const text = paperText(line)
  return { ...text, rtl: text.rtl && !isMixed(line) }
}

/** Thumbnails of an entry: all views of a design, otherwise the first picture. One that cannot be read is logged and left out, so that the issue is not blocked. */
async function picturesOf(
  services: Services,
  { applicationNumber, right, pictures }: GazetteContent,
): Promise<{ bytes: Buffer; caption: string }[]> {
  const shown = right === 'DESIGN' ? pictures : pictures.slice(0, 1)
  const drawn = []
  for (const { fileId, view } of shown) {
    try {
      const [file] = await listFilesById(services.db, [fileId])
      if (!file) continue
      const bytes = await renditionOf({ db: services.db, services }, file, 'thumb')
      drawn.push({ bytes, caption: shown.length > 1 ? viewName(view) : '' })
    } catch (error) {
      services.log.error({ err: error, applicationNumber }, 'no picture for the gazette')
    }
  }
  return drawn
}
