import { SEATS } from '../../engine/seat.ts';
import { nameKey } from '../names.ts';
import type { PastRecord, Person } from './types.ts';

/** Who is who: players who share an id or a name are one person, in whatever records they play. */
export function peopleOf(
  records: readonly Pick<PastRecord, 'players' | 'names'>[],
): ReadonlyMap<string, Person> {
  const parents = new Map<string, string>();
  function rootOf(node: string): string {
    const parent = parents.get(node) ?? node;
    if (parent === node) return node;
    const root = rootOf(parent);
    parents.set(node, root);
    return root;
  }
  const names = new Map<string, string>();
  for (const { players, names: said } of records) {
    for (const seat of SEATS) {
      parents.set(rootOf(`id ${players[seat]}`), rootOf(`name ${nameKey(said[seat])}`));
      // The records come newest first: the name they have now.
      if (!names.has(players[seat])) names.set(players[seat], said[seat]);
    }
  }
  const people = new Map<string, { name: string; ids: Set<string> }>();
  const byId = new Map<string, Person>();
  for (const [id, name] of names) {
    const root = rootOf(`id ${id}`);
    const person = people.get(root) ?? { name, ids: new Set<string>() };
    person.ids.add(id);
    people.set(root, person);
    byId.set(id, person);
  }
  return byId;
}
