import { clsx } from 'clsx'

import { PageLink } from '../../lib/PageLink.tsx'
import { useGoTo } from '../../lib/pageAddress.ts'
import { useDropPaste } from '../../lib/useDropPaste.ts'
import { handPicture } from '../../searches/handedPicture.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { RegisterSearchPage } from './RegisterSearchPage.tsx'

const byPicture = { to: '/trademarks/search', search: { right: 'D' } } as const

/** Daftar Desain: designs of the register; patents are one choice away. A picture dropped or pasted here is searched among the designs. */
export function DesignListScreen() {
  const goTo = useGoTo()
  const { isOver, handlers } = useDropPaste(true, ([picture]) => {
    if (!picture) return
    handPicture(picture)
    void goTo(byPicture)
  })
  return (
    <div className="contents" {...handlers}>
      <RegisterSearchPage
        page="/table-list/patents"
        title="shell:page.designs"
        lead="register:lead.designs"
        right={['D']}
        actions={
          <PageLink className={clsx('button', isOver && 'well')} {...byPicture}>
            <Icon name="picture-add" size={18} />
            <Label k="register:byPicture" />
          </PageLink>
        }
      />
    </div>
  )
}
