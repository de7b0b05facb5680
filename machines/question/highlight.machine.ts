import {assign, setup} from 'xstate'
import type {HighlightColour} from '../../domain/question/highlightColours.ts'
import {erased, type Highlight, highlightAt, painted, type Stretch} from '../../domain/question/highlights.ts'
import type {HighlightContext, HighlightEvent, HighlightInput} from './highlight.types.ts'
import {effect} from '../shared/notProvided.ts'

const paintedAll = (highlights: readonly Highlight[], stretches: readonly Stretch[], colour: HighlightColour) =>
  stretches.reduce((before, stretch) => painted(before, {...stretch, colour}), highlights)

const erasedAll = (highlights: readonly Highlight[], stretches: readonly Stretch[]) =>
  stretches.reduce(erased, highlights)

/**
 * Highlighting a question's words in four colours (flow F-066; spec 2§1, 2§9; D-23): select, pick a colour; press a highlight to
 * change or erase it; or do both from a list, which needs no pointer and says in words what is highlighted.
 */
export const highlightMachine = setup({
  types: {} as {context: HighlightContext; events: HighlightEvent; input: HighlightInput},
  actions: {
    storeSelected: assign((_, {stretches}: {stretches: readonly Stretch[]}) => ({selected: stretches})),
    storePressed: assign(({context}, {block, offset}: {block: string; offset: number}) => {
      const pressed = highlightAt(context.highlights, block, offset)
      return {selected: pressed === null ? [] : [{block: pressed.block, start: pressed.start, end: pressed.end}]}
    }),
    clearSelected: assign({selected: []}),
    storeHighlights: assign((_, {highlights}: {highlights: readonly Highlight[]}) => ({highlights})),
    saveHighlights: effect<{highlights: readonly Highlight[]}>('saveHighlights'),
  },
  guards: {
    isSupported: ({context}) => context.isSupported,
    isSomething: (_, {stretches}: {stretches: readonly Stretch[]}) => stretches.length > 0,
    isHighlighted: ({context}, {block, offset}: {block: string; offset: number}) =>
      highlightAt(context.highlights, block, offset) !== null,
  },
}).createMachine({
  id: 'highlight',
  context: ({input: {highlights, isSupported}}) => ({highlights, isSupported, selected: []}),
  initial: 'opening',
  on: {'marks.arrived': {actions: {type: 'storeHighlights', params: ({event: {highlights}}) => ({highlights})}}},
  states: {
    opening: {always: [{guard: 'isSupported', target: 'idle'}, {target: 'unsupported'}]},
    unsupported: {on: {'list.open': 'listing'}},
    idle: {
      on: {
        'text.select': {
          guard: {type: 'isSomething', params: ({event: {stretches}}) => ({stretches})},
          target: 'choosingColour',
          actions: {type: 'storeSelected', params: ({event: {stretches}}) => ({stretches})},
        },
        'text.press': {
          guard: {type: 'isHighlighted', params: ({event: {block, offset}}) => ({block, offset})},
          target: 'choosingColour',
          actions: {type: 'storePressed', params: ({event: {block, offset}}) => ({block, offset})},
        },
        'list.open': 'listing',
      },
    },
    choosingColour: {
      on: {
        'text.select': [
          {
            guard: {type: 'isSomething', params: ({event: {stretches}}) => ({stretches})},
            actions: {type: 'storeSelected', params: ({event: {stretches}}) => ({stretches})},
          },
          {target: 'idle', actions: 'clearSelected'},
        ],
        'colour.pick': {
          target: 'idle',
          actions: [
            {
              type: 'storeHighlights',
              params: ({context, event: {colour}}) => ({
                highlights: paintedAll(context.highlights, context.selected, colour),
              }),
            },
            'clearSelected',
            {type: 'saveHighlights', params: ({context: {highlights}}) => ({highlights})},
          ],
        },
        'highlight.erase': {
          target: 'idle',
          actions: [
            {
              type: 'storeHighlights',
              params: ({context: {highlights, selected}}) => ({highlights: erasedAll(highlights, selected)}),
            },
            'clearSelected',
            {type: 'saveHighlights', params: ({context: {highlights}}) => ({highlights})},
          ],
        },
        'choosing.cancel': {target: 'idle', actions: 'clearSelected'},
        'list.open': {target: 'listing', actions: 'clearSelected'},
      },
    },
    listing: {
      on: {
        'passage.paint': {
          actions: [
            {
              type: 'storeHighlights',
              params: ({context, event: {stretch, colour}}) => ({
                highlights: paintedAll(context.highlights, [stretch], colour),
              }),
            },
            {type: 'saveHighlights', params: ({context: {highlights}}) => ({highlights})},
          ],
        },
        'passage.erase': {
          actions: [
            {
              type: 'storeHighlights',
              params: ({context: {highlights}, event: {stretch}}) => ({highlights: erasedAll(highlights, [stretch])}),
            },
            {type: 'saveHighlights', params: ({context: {highlights}}) => ({highlights})},
          ],
        },
        'list.close': 'opening',
      },
    },
  },
})
