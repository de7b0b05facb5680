/**
 * The expert's comment below a key that is known, closed or open as the address says (`showComment`, spec 2§2). The chart
 * around it has the guard `isCommentShown` and the action `showComment`.
 */
export const commentStates = {
  opening: {always: [{guard: 'isCommentShown', target: 'commentShown'}, {target: 'commentHidden'}]},
  commentHidden: {
    on: {'comment.toggle': {target: 'commentShown', actions: {type: 'showComment', params: {isShown: true}}}},
  },
  commentShown: {
    on: {'comment.toggle': {target: 'commentHidden', actions: {type: 'showComment', params: {isShown: false}}}},
  },
} as const
