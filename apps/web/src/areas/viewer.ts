import '../ui/icons/allIcons.ts'

export { PdfViewerScreen } from '../screens/viewer/PdfViewerScreen.tsx'
export { ManualScreen } from '../screens/viewer/ManualScreen.tsx'
export { PayGuideScreen } from '../screens/viewer/PayGuideScreen.tsx'
