/** What keys do. */
export const shortcutsEn = {
  title: 'Keyboard shortcuts',
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Restart the turn',
  all: 'All choices',
  unpick: 'Deselect the last pick, close what is open',
  confirm: 'Confirm a move',
  buttons: 'Prompt buttons, left to right',
  log: 'Log',
  chat: 'Chat',
  rules: 'Rules',
  info: 'Standings and table info',
  board: 'Go to the board',
  hand: 'Go to my area',
  prompt: 'Go to the prompt',
  skip: 'Skip what is being shown',
  pause: 'Pause or resume other players’ moves',
  again: 'Show the last turns again',
  help: 'This list',
  list: 'Move through the list of choices',
  next: 'Next game that’s waiting for me',
  replay: 'In a replay: one move back or forward',
  replayTurn: 'In a replay: one turn back or forward',
  replayScoring: 'In a replay: previous or next scoring',
}

export type ShortcutWords = typeof shortcutsEn
