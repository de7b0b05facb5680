import {RaffleView} from '../../../src/features/stage/RaffleView.tsx'
import {nextRoll, raffleModel, raffleView} from '../../models/stage/raffle.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(raffleModel, raffleView, ({state, send}) => (
  <RaffleView state={state} send={send} newRoll={() => ({...nextRoll})} />
))
