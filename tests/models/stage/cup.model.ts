import {firstCup, isInFront, type KeptCup, standingsOf} from '../../../domain/stage/cup.ts'
import {cupMachine} from '../../../machines/stage/cup.machine.ts'
import {cupText, giveLabel, podiumTitle, teamLabel} from '../../../src/text/stage/cup.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'

const names = ['Azul', 'Verde', '', '', '', '']

/** A cup of an hour ago. */
export const keptCup: KeptCup = {
  teams: [
    {name: 'Azul', points: 3},
    {name: 'Verde', points: 1},
  ],
  steps: [
    {team: 0, points: 3},
    {team: 1, points: 1},
  ],
  isOver: false,
}

export const cupModel: FlowModel<typeof cupMachine> = {
  machine: cupMachine,
  starts: {
    'a first cup': {kept: firstCup},
    'a cup that was reloaded': {kept: keptCup},
    'a podium that was reloaded': {kept: {...keptCup, isOver: true}},
  },
  cases: {
    'cup.start': [
      {type: 'cup.start', names},
      {type: 'cup.start', names: ['Azul', ' azul ', '', '', '', '']},
    ],
    'points.give': [
      {type: 'points.give', team: 1, points: 2},
      {type: 'points.give', team: 0, points: -1},
    ],
    'points.undo': [{type: 'points.undo'}],
    'cup.finish': [{type: 'cup.finish'}],
    'cup.resume': [{type: 'cup.resume'}],
    'cup.reset': [{type: 'cup.reset'}],
    'reset.confirm': [{type: 'reset.confirm'}],
    'reset.cancel': [{type: 'reset.cancel'}],
    'cup.changed': [{type: 'cup.changed', kept: keptCup}],
  },
  // Who is in front, and whether something can be undone, tells situations apart.
  contextKey: ({kept: {teams, steps, isOver}}) => [
    teams.map((team) => isInFront(teams, team)),
    steps.length > 0,
    isOver,
  ],
  requests: [],
  listeners: [],
  effects: ['keepCup'],
}

const onPodium = ({kept: {teams}}: {readonly kept: KeptCup}) => {
  const first = standingsOf(teams).filter(({rank}) => rank === 1)
  return podiumTitle(
    first.map(({name}) => name),
    first[0]?.points ?? 0,
  )
}

export const cupView: ViewModel<typeof cupMachine> = {
  interactions: {
    'cup.start': async (page, event) => {
      for (const [index, name] of event.names.entries())
        await page.getByRole('textbox', {name: teamLabel(index + 1)}).fill(name)
      await page.getByRole('button', {name: cupText.start}).click()
    },
    'points.give': (page, {team, points}, before) =>
      page.getByRole('button', {name: giveLabel(points, before.context.kept.teams[team].name), exact: true}).click(),
    'points.undo': (page) => page.getByRole('button', {name: cupText.undo}).click(),
    'cup.finish': (page) => page.getByRole('button', {name: cupText.finish}).click(),
    'cup.resume': (page) => page.getByRole('button', {name: cupText.resume}).click(),
    'cup.reset': (page) => page.getByRole('button', {name: cupText.reset}).click(),
    'reset.confirm': (page) => page.getByRole('button', {name: cupText.resetConfirm}).click(),
    'reset.cancel': (page) => page.getByRole('button', {name: cupText.cancel}).click(),
    'cup.changed': 'fact',
  },
  expectations: {
    'assembling.naming': {
      visible: [
        ['heading', cupText.assemble],
        ['button', cupText.start],
      ],
      absent: [['alert'], ['button', cupText.finish]],
    },
    'assembling.refused': {visible: [['alert'], ['text', cupText.refused], ['button', cupText.start]]},
    scoring: ({kept: {teams}}) => ({
      visible: [
        ...teams.map(
          ({name, points}) => ['text', `${name}: ${points === 1 ? '1 ponto' : `${points} pontos`}`] as const,
        ),
        ['button', cupText.finish],
        ...(teams.some((team) => isInFront(teams, team)) ? [['text', cupText.inFront] as const] : []),
      ],
      absent: [
        ['heading', cupText.assemble],
        ['alertdialog'],
        ...(teams.some((team) => isInFront(teams, team)) ? [] : [['text', cupText.inFront] as const]),
      ],
    }),
    podium: (context) => ({
      visible: [
        ['heading', onPodium(context)],
        ['list', cupText.podium],
        ['button', cupText.resume],
      ],
      absent: [['button', cupText.finish], ['alertdialog']],
    }),
    asking: {
      visible: [
        ['alertdialog', cupText.resetTitle],
        ['button', cupText.resetConfirm],
      ],
    },
  },
}
