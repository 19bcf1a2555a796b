import { clsx } from 'clsx'

import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { useNiceClasses } from '../../cases/niceClasses.ts'
import { useOnline } from '../../lib/online.ts'
import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { useDropPaste } from '../../lib/useDropPaste.ts'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { useLostFocus } from '../../ui/useLostFocus.ts'
import { useWords } from '../../ui/useWords.ts'
import { isSearchable, readMarkSearch, stages, writeMarkSearch, type MarkSearch } from './markSearch.ts'
import { MarkSearchBox } from './MarkSearchBox.tsx'
import { MarkFilters } from './MarkFilters.tsx'
import { MarkResults } from './MarkResults.tsx'
import { PictureBox } from './PictureBox.tsx'
import { PictureFacets } from './PictureFacets.tsx'
import { PictureResults } from './PictureResults.tsx'
import { SearchStart } from './SearchStart.tsx'
import { useChosenPicture } from './useChosenPicture.ts'
import { useSimilarMarks } from './useSimilarMarks.ts'
import { useSought } from './useSought.ts'
import { WaysToSearch } from './WaysToSearch.tsx'
import styles from '../../searches/searches.module.css'

const PAGE = '/trademarks/search'

/** Pencarian Merek: the marks alike to a name, or cases alike to a picture or with a colour, with the reasons. The address holds the whole search but for a picture from the device. */
export function MarkSearchScreen() {
  const { say } = useWords('search', 'pictureSearch')
  const search = readMarkSearch(usePageSearch(PAGE))
  const navigate = useSetSearch(PAGE)
  const isOnline = useOnline()
  const names = useNiceClasses()
  const found = useSimilarMarks(search)
  const heading = useLostFocus<HTMLHeadingElement>(found.list.data ?? search.name)
  const setSearch = (change: Partial<MarkSearch>, options?: { replace?: boolean }) =>
    navigate(writeMarkSearch({ ...search, page: 1, ...change }), options)
  const chosen = useChosenPicture(() => setSearch({ name: '', like: '', colour: '', colours: [] }))
  const { isOver, handlers } = useDropPaste(true, chosen.choose)
  // Going back to a name or a case shows its results again.
  const picture = search.name + search.like + search.colour === '' ? chosen.picture : undefined
  const isByColour = picture === undefined && search.like === ''
  const isByPicture = search.name === '' && (!isByColour || search.colour !== '')
  const like = search.name === '' ? search.like : ''
  const crop = picture ? picture.crop : search.crop
  const sought = useSought(picture, picture ? '' : like, crop)
  const isAsked = isSearchable(search.name)
  // Offline the marks of the search before must not stand for those of this one.
  const marks = isOnline || !found.list.isPlaceholderData ? found.list.data : undefined
  const onPage = (page: number) => {
    setSearch({ page })
    heading.current?.focus()
  }
  const onCompare = (compare: readonly string[]) => setSearch({ compare, page: search.page }, { replace: true })
  return (
    <Page title="shell:page.markSearch" lead={say('search:lead')}>
      <OfflineNote asOf={found.list.dataUpdatedAt} />
      <div className={clsx(isOver && 'well', 'grid one-column gap-12 below-16')} {...handlers}>
        <MarkSearchBox
          name={search.name}
          onSearch={(name, options) => setSearch({ name, like: '', colour: '' }, options)}
        />
        <PictureBox
          picture={picture}
          like={like}
          crop={crop}
          sought={sought}
          colours={search.colours}
          colour={search.name === '' ? search.colour : ''}
          onColour={(colour) => {
            chosen.remove()
            setSearch({ name: '', like: '', colour, colours: [] })
          }}
          onColours={(colours) => setSearch({ colours })}
          onCrop={(part) => {
            if (picture) void chosen.cut(part)
            // The colours are those of another part.
            setSearch({ crop: part, colours: [] })
          }}
          onFiles={chosen.choose}
          onRemove={() => {
            chosen.remove()
            setSearch({ like: '', colour: '', colours: [] })
          }}
        />
        {chosen.fault && (
          <Note tone="bad" role="alert">
            {say(chosen.fault)}
          </Note>
        )}
      </div>
      {!isByPicture && <WaysToSearch match={search.match} by={search.by} onChoose={setSearch} />}
      {!isAsked && !isByPicture && search.name === '' && <SearchStart onTry={(name) => setSearch({ name })} />}
      {isAsked && !marks && !isOnline && (
        <Note tone="warn" icon="offline" role="status">
          {say('search:offline')}
        </Note>
      )}
      {isByPicture && (
        <div className={clsx(styles.columns, 'grid gap-24 one-column-on-tablets')}>
          <PictureFacets search={search} isByColour={isByColour} names={names} setSearch={setSearch} />
          <PictureResults
            key={picture?.key ?? (search.like ? search.like + JSON.stringify(crop ?? '') : search.colour)}
            heading={heading}
            search={search}
            picture={picture}
            part={isByColour ? undefined : sought.part}
            onPage={onPage}
            onCompare={onCompare}
            onWiden={() =>
              setSearch({ classes: [], vienna: [], locarno: [], colours: [], right: undefined, stage: stages })
            }
          />
        </div>
      )}
      {isAsked && (marks ?? isOnline) && (
        <div className={clsx(styles.columns, 'grid gap-24 one-column-on-tablets')}>
          <MarkFilters search={search} counts={found.counts} names={names} setSearch={setSearch} />
          <MarkResults
            heading={heading}
            search={search}
            list={found.list}
            names={names}
            onPage={onPage}
            onCompare={onCompare}
            onWiden={() => setSearch({ ...readMarkSearch({}), name: search.name })}
          />
        </div>
      )}
    </Page>
  )
}
