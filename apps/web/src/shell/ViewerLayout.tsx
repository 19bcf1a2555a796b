import '../ui/icons/allIcons.ts'

import { clsx } from 'clsx'
import { Outlet } from '@tanstack/react-router'
import styles from './shell.module.css'

/** Layout of pages that open in their own window: no menus. */
export function ViewerLayout() {
  return (
    <main id="main" className={clsx('viewer', styles.viewer)}>
      <Outlet />
    </main>
  )
}
