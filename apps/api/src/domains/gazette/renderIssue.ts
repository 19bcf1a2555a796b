import { gazetteOf } from '@saki/catalogue'
import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import type { Services } from '../../services.ts'
import { renditionOf } from '../documents/keptRenditions.ts'
import { listFilesById } from '../documents/letter.sql.ts'
import { momentParts } from '../documents/momentParts.ts'
import { paperText } from '../documents/paperText.ts'
import type { GazetteAnnouncement } from './gazette.sql.ts'
import type { IssueRow } from './issues.sql.ts'

/** Renders an issue: a cover, then every entry with its picture. `mark`: text across a preview, or ''. */
export async function renderIssue(
  services: Services,
  issue: IssueRow,
  entries: readonly GazetteAnnouncement[],
  made: { at: Date; day: string; mark: string },
) {
  const pictures: Buffer[] = []
  const rows = []
  for (const entry of entries) {
    const picture = await pictureOf(services, entry)
    rows.push({ ...printedEntry(entry), picture: picture ? pictures.push(picture) - 1 : null })
  }
  const words = gazetteOf(issue.right)
  const data = {
    lang: 'id',
    office: [say('id', 'receipt:ministry'), say('id', 'receipt:directorate')],
    title: say('id', words.title),
    name: issue.name,
    period: say('id', 'office:gazette.paper.period', {
      from: longDateText(issue.from, 'id'),
      to: longDateText(issue.to, 'id'),
    }),
    day: made.mark === '' ? say('id', 'office:gazette.paper.day', { date: longDateText(made.day, 'id') }) : '',
    ground: say('id', words.ground),
    count: say('id', 'office:gazette.paper.count', { count: entries.length }),
    note: say('id', 'office:gazette.paper.note'),
    footer: say('id', 'office:gazette.paper.footer', { name: issue.name }),
    page: say('id', 'office:gazette.paper.page', { page: '{{page}}', pages: '{{pages}}' }),
    mark: made.mark,
    made: momentParts(made.at),
    entries: rows,
  }
  return services.documents.make('gazette', data, pictures)
}

function printedEntry(entry: GazetteAnnouncement) {
  const label = (name: 'filed' | 'announced' | 'registered' | 'registration' | 'owner' | 'classes') =>
    say('id', `office:gazette.paper.${name}`)
  const owners = entry.owners.map(({ name, city, country }) => [name, city, country].filter(Boolean).join(', '))
  const isRegistration = entry.kind === 'REGISTRATION'
  return {
    number: entry.applicationNumber,
    title: paperText(entry.title),
    facts: [
      { label: label('filed'), value: paperText(longDateText(entry.filingDate, 'id')) },
      {
        label: label(isRegistration ? 'registered' : 'announced'),
        value: paperText(longDateText(entry.actionDate, 'id')),
      },
      ...(isRegistration && entry.registrationNbr
        ? [{ label: label('registration'), value: paperText(entry.registrationNbr) }]
        : []),
      { label: label('owner'), value: paperText(owners.join('; ')) },
      ...(entry.classes === '' ? [] : [{ label: label('classes'), value: paperText(entry.classes) }]),
    ],
  }
}

/** Thumbnail of an entry. One that cannot be read is logged and left out, so that the issue is not blocked. */
async function pictureOf(
  services: Services,
  { imageId, applicationNumber }: GazetteAnnouncement,
): Promise<Buffer | undefined> {
  if (imageId === null) return undefined
  try {
    const [file] = await listFilesById(services.db, [imageId])
    return file && (await renditionOf({ db: services.db, services }, file, 'thumb'))
  } catch (error) {
    services.log.error({ err: error, applicationNumber }, 'no picture for the gazette')
    return undefined
  }
}
