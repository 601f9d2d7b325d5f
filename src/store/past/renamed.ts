interface Named {
  readonly players: Readonly<Record<string, { readonly id: string; readonly name: string }>>;
}

/** A head with another name for a player. Heads and lines were read before their ids came into a list: what stands in them is known. */
export function headRenamed(stored: unknown, ids: ReadonlySet<string>, name: string): unknown {
  const head = stored as Named;
  const players = Object.entries(head.players).map(([seat, player]) => [
    seat,
    ids.has(player.id) ? { ...player, name } : player,
  ]);
  return { ...head, players: Object.fromEntries(players) as Named['players'] };
}

interface NamedLine {
  readonly players: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
}

/** A line with it. */
export function lineRenamed(stored: unknown, ids: ReadonlySet<string>, name: string): unknown {
  const line = stored as NamedLine;
  const names = Object.entries(line.names).map(([seat, before]) => [
    seat,
    ids.has(line.players[seat] ?? '') ? name : before,
  ]);
  return { ...line, names: Object.fromEntries(names) as NamedLine['names'] };
}
