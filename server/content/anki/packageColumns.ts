/** The tables of a collection of schema 11, which every version of Anki since 2.0 imports. */
export const collectionTables = [
  `create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
    ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
    models text not null, decks text not null, dconf text not null, tags text not null)`,
  `create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
    usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
    flags integer not null, data text not null)`,
  `create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
    mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
    ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null,
    odue integer not null, odid integer not null, flags integer not null, data text not null)`,
  `create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
    ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null)`,
  'create table graves (usn integer not null, oid integer not null, type integer not null)',
  'create index ix_notes_usn on notes (usn)',
  'create index ix_cards_usn on cards (usn)',
  'create index ix_revlog_usn on revlog (usn)',
  'create index ix_cards_nid on cards (nid)',
  'create index ix_cards_sched on cards (did, queue, due)',
  'create index ix_revlog_cid on revlog (cid)',
  'create index ix_notes_csum on notes (csum)',
]

/** Of our own note type; the same in every package, so that Anki takes those of the next one for the same. */
export const modelId = 1_764_200_000_001

const field = (name: string, ord: number) => ({
  name,
  ord,
  sticky: false,
  rtl: false,
  font: 'Arial',
  size: 20,
  media: [],
})

const css = '.card { font-family: arial; font-size: 20px; text-align: center; color: black; background-color: white; }'

/** The note type of two faces. */
const modelsOf = (seconds: number) => ({
  [modelId]: {
    id: modelId,
    name: 'Frente e verso',
    type: 0,
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: 1,
    tmpls: [
      {
        name: 'Card 1',
        ord: 0,
        qfmt: '{{Front}}',
        afmt: '{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}',
        bqfmt: '',
        bafmt: '',
        did: null,
      },
    ],
    flds: [field('Front', 0), field('Back', 1)],
    css,
    latexPre: '',
    latexPost: '',
    latexsvg: false,
    req: [[0, 'any', [0]]],
    tags: [],
    vers: [],
  },
})

const deckOf = (id: number, name: string, seconds: number) => ({
  id,
  name,
  mod: seconds,
  usn: -1,
  lrnToday: [0, 0],
  revToday: [0, 0],
  newToday: [0, 0],
  timeToday: [0, 0],
  collapsed: false,
  browserCollapsed: false,
  desc: '',
  dyn: 0,
  conf: 1,
  extendNew: 0,
  extendRev: 0,
})

/** Decks by their ids, with Anki's own first. */
const decksOf = (names: ReadonlyMap<string, number>, seconds: number) =>
  Object.fromEntries([['Default', 1] as const, ...names].map(([name, id]) => [id, deckOf(id, name, seconds)]))

const options = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: {bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0], order: 1, perDay: 20},
  rev: {bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36_500, perDay: 200, hardFactor: 1.2},
  lapse: {delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0},
}

const configuration = {
  nextPos: 1,
  estTimes: true,
  activeDecks: [1],
  sortType: 'noteFld',
  timeLim: 0,
  sortBackwards: false,
  addToCur: true,
  curDeck: 1,
  newBury: true,
  newSpread: 0,
  dueCounts: true,
  curModel: String(modelId),
  collapseTime: 1200,
}

/** The one row of `col`, in the order of its columns. */
export const collectionRow = (names: ReadonlyMap<string, number>, now: number): (number | string)[] => {
  const seconds = Math.floor(now / 1_000)
  return [
    1,
    seconds,
    now,
    now,
    11,
    0,
    0,
    0,
    JSON.stringify(configuration),
    JSON.stringify(modelsOf(seconds)),
    JSON.stringify(decksOf(names, seconds)),
    JSON.stringify({1: options}),
    '{}',
  ]
}
