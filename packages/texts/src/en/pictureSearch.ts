import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/pictureSearch.ts'

export const words: SameKeys<typeof id> = {
  by: 'Search by picture',
  other: 'Another picture',
  remove: 'Remove',
  hint: 'Choose, drop or paste a JPEG or PNG picture of at most 10 MB. The picture is not stored.',
  unkept: 'The picture is not stored.',
  chosen: 'Picture searched for: {{name}}',
  wrongType:
    'That file is not a JPEG or PNG picture, so it was not searched for. Save it as JPEG or PNG, then choose it again.',
  tooLarge: 'That picture is larger than 10 MB, so it was not searched for. Make it smaller, then choose it again.',
  offline: 'You are offline. The picture is searched for once you are connected.',
  searching: 'Searching for similar pictures…',
  none: 'No similar picture was found. This does not mean that yours will be accepted.',
  missing: 'Application {{number}} was not found or has no picture. Choose another picture.',
  aid: 'This is an aid, not the examiner’s decision. A picture that is not found here may still stand in the way. Words in a picture are not read.',
  found_one: '{{count}} case with a similar picture',
  found_other: '{{count}} cases with a similar picture',
  'part.SHAPE': 'Shape',
  'same.SHAPE': 'nearly the same shape',
  'alike.SHAPE': 'similar shape',
  'part.COLOUR': 'Colour',
  'same.COLOUR': 'nearly the same colours',
  'alike.COLOUR': 'similar colours',
  'part.EDGES': 'Lines',
  'same.EDGES': 'nearly the same lines',
  'alike.EDGES': 'similar lines',
  'alike.little': 'a little alike',
}
