import type { Services } from '../../../services.ts'
import { sendFile } from '../../documents/sendFile.ts'
import { findPublishedFile, listPublishedIssues } from './openData.sql.ts'
import { checksumList, openDataList, openDataPage, OPEN_DATA } from './openDataPage.ts'
import type { PageAsked, ServePage } from '../publicRoute.ts'
import { sendCached, sendPage } from '../publicReply.ts'
import { languages } from '@saki/texts/words'

/** Days that are listed: somewhat more than the two months of full issues that stay. */
const DAYS = 100
const FULLS = 4
/** Weight of a file in the limit of pages. */
const FILE = 20
/** A file never changes; a full issue is removed after two months. */
const FILE_FRESH = 'public, max-age=604800, immutable'

/** Serves the files of open data, their list and their hashes. */
export function serveOpenData(
  serve: ServePage,
  services: Services,
  missing: (asked: PageAsked, since: number) => Promise<PageAsked['reply']>,
): void {
  const { searchDb: db } = services
  const lists = async () => ({
    fulls: await listPublishedIssues(db, true, FULLS),
    days: await listPublishedIssues(db, false, DAYS),
  })
  for (const language of languages)
    serve(language, OPEN_DATA, async (asked) => sendPage(asked, asked.page, openDataPage(asked.page, await lists())))
  serve('id', `${OPEN_DATA}/SHA256SUMS`, async (asked) => {
    asked.reply.type('text/plain; charset=utf-8')
    return sendCached(asked, checksumList(await lists()))
  })
  serve('id', `${OPEN_DATA}/daftar.json`, async (asked) => {
    asked.reply.type('application/json; charset=utf-8')
    return sendCached(asked, openDataList(asked.page, await lists()))
  })
  serve(
    'id',
    `${OPEN_DATA}/:file`,
    async (asked) => {
      const { file: name = '' } = asked.request.params as { file?: string }
      const found = await findPublishedFile(db, name)
      if (!found) return missing(asked, 0)
      asked.reply.header('cache-control', FILE_FRESH)
      await sendFile({ ...asked, services }, { ...found, name, mime: 'application/gzip', show: 'attachment' })
      return asked.reply
    },
    FILE,
  )
}
