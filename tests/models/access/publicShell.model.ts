import {publicShellMachine} from '../../../machines/access/publicShell.machine.ts'
import type {PublicShellInput} from '../../../machines/access/publicShell.types.ts'
import {publicShellText as text} from '../../../src/text/access/publicShell.ts'
import type {Expectation, Page, ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const plain: PublicShellInput = {revalidate: null, course: null, isMotionReduced: false}
const config = {sinaremCourseId: 'resident-exam', revalidateData: []}

export const publicShellModel: FlowModel<typeof publicShellMachine> = {
  machine: publicShellMachine,
  starts: {
    'a plain address': plain,
    'less motion wished for': {...plain, isMotionReduced: true},
    'revalidate=upap': {...plain, revalidate: 'upap'},
    'revalidate=normal': {...plain, revalidate: 'normal'},
    'the branded course': {...plain, course: 'resident-exam'},
  },
  cases: {
    'config.changed': [{type: 'config.changed', config}],
    'slide.pick': [{type: 'slide.pick', slide: 3}],
    'motion.pause': [{type: 'motion.pause'}],
    'motion.play': [{type: 'motion.play'}],
    'attention.gained': [{type: 'attention.gained'}],
    'attention.lost': [{type: 'attention.lost'}],
  },
  replies: {'xstate.done.actor.readResidentCourse': [{title: 'Residentes em Prova'}, null]},
  requests: ['readResidentCourse'],
  listeners: [],
  effects: [],
  // Six pictures go round; what matters is which one was picked.
  contextKey: ({slide, ...rest}) => ({...rest, isPicked: slide === 3}),
  delays: {'xstate.after.slideEvery.publicShell.visual.sliding': 3_500},
}

/** A real click without a pointer on its way there: that would be attention, which is an event of its own. */
const press = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', {name}).element()
  if (button instanceof HTMLElement) button.click()
}

const pointer = async (page: Page, type: 'pointerover' | 'pointerout'): Promise<void> => {
  page
    .getByRole('region', {name: text.carousel})
    .element()
    .firstElementChild?.dispatchEvent(new PointerEvent(type, {bubbles: true}))
}

const slideName = (index: number) => text.slide(index + 1, text.slides.length, text.slides[index]?.name ?? '')

const altOf = (slide: number) => text.slides[slide]?.alt ?? ''
const moving = ({slide}: {slide: number}): Expectation => ({
  visible: [
    ['img', altOf(slide)],
    ['button', text.pause],
    ['button', slideName(slide)],
  ],
})
const still = ({slide}: {slide: number}): Expectation => ({
  visible: [
    ['img', altOf(slide)],
    ['button', text.play],
    ['button', slideName(slide)],
  ],
})
const banner: Expectation = {visible: [['heading', text.bannerTitle]], absent: [['img'], ['button']]}

const variants = ['default', 'upap', 'normal', 'residentExam']
const expectationsWith = <F>(visual: string, expectation: F) =>
  Object.fromEntries(
    variants.flatMap((variant) => [
      [`visual.${visual} variant.${variant}`, expectation],
      [`variant.${variant} visual.${visual}`, expectation],
    ]),
  )

export const publicShellView: ViewModel<typeof publicShellMachine> = {
  interactions: {
    'config.changed': 'fact',
    'slide.pick': (page, {slide}) => press(page, slideName(slide)),
    'motion.pause': (page) => press(page, text.pause),
    'motion.play': (page) => press(page, text.play),
    'attention.gained': (page) => pointer(page, 'pointerover'),
    'attention.lost': (page) => pointer(page, 'pointerout'),
  },
  expectations: {
    ...expectationsWith('sliding', moving),
    ...expectationsWith('held', moving),
    ...expectationsWith('paused', still),
    ...expectationsWith('banner', banner),
  },
  unavailable: ({value}, event) =>
    typeof value === 'object' && value['visual'] === 'banner' && event.type !== 'config.changed'
      ? 'there are no pictures beside a banner'
      : null,
}
