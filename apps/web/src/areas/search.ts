import '../ui/icons/allIcons.ts'

export { AdvancedSearchScreen } from '../screens/registerSearch/AdvancedSearchScreen.tsx'
export { DesignListScreen } from '../screens/registerSearch/DesignListScreen.tsx'
export { MarkListScreen } from '../screens/registerSearch/MarkListScreen.tsx'
export { PatentSearchScreen } from '../screens/registerSearch/PatentSearchScreen.tsx'
export { SavedSearchScreen } from '../screens/savedSearches/SavedSearchScreen.tsx'
export { MarkSearchScreen } from '../screens/markSearch/MarkSearchScreen.tsx'
