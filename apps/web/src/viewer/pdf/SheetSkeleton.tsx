import styles from '../viewer.module.css'

/** Grey lines on a sheet of A4, shown while a page is drawn, so that no blank sheet is seen. */
export function SheetSkeleton() {
  return <div className={styles.sheetSkeleton} aria-hidden="true" data-loading />
}
