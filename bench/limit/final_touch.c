/* The limit: random playouts of Final Touch in plain C, the same rules and the same uniform moves as
   bottega.games.final_touch, without records, views, events or options. Prints moves and CPU seconds.

   cc -O3 -march=native -o final_touch final_touch.c && ./final_touch SEATS SECONDS < box
   Input: the touch cards, "yellow green brown blue red", then a masterpiece a line, "... finished ruined".
   bench/compare.py does both.

   A multiset of touches is one number, a byte for each colour; the top bit of a byte guards against borrowing. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { COLOURS = 5, HAND = 5, ENOUGH = 25, MOST_CARDS = 64, SPREAD = 1353, MOST_PARTS = 32 };

typedef uint64_t Touches;
static const Touches ONES = 0x0101010101, GUARDS = 0x8080808080;

typedef struct { Touches needs; int finished, ruined; } Masterpiece;
typedef struct { int count, colours; Touches at[MOST_PARTS]; } Parts; /* of a hand; single touches come first */

typedef struct {
    Touches hands[4], missing, zones, discard, draw;
    int smears, pile_size, purses[3], seats, turn, current, next, contender, rival, over;
    int8_t pile[MOST_CARDS];
} State;

static Parts parts[SPREAD]; /* all hands of up to five cards leave different remainders */
static Masterpiece cards[MOST_CARDS];
static Touches box;
static int card_count;
static uint64_t seed = 88172645463325252ULL;

static uint32_t pick(uint32_t size) {
    seed ^= seed << 13; seed ^= seed >> 7; seed ^= seed << 17;
    return (uint32_t)(((seed >> 32) * size) >> 32);
}

/* --- multisets --- */

static int size(Touches t) { return t * ONES >> 32 & 0xFF; }

static Touches common(Touches some, Touches others) {
    Touches more = (some | GUARDS) - others, enough = more & GUARDS;
    return some - (more & (enough - (enough >> 7)));
}

static Touches apart(Touches some, Touches others) {
    Touches absent = (GUARDS - others) & GUARDS;
    return some & (absent - (absent >> 7));
}

static Touches nth(Touches t, uint32_t place) {
    Touches passed = ((place * ONES | GUARDS) - t * ONES) & GUARDS, reached = passed * 2 + 1;
    return reached - (reached >> 8);
}

static void fill_parts(Touches hand, int colour) {
    if (colour < COLOURS) {
        for (; size(hand) <= HAND; hand += 1ULL << 8 * colour) fill_parts(hand, colour + 1);
        return;
    }
    Parts *p = &parts[hand % SPREAD];
    for (int many = 0; many < 2; many++)
        for (Touches t = 1; t <= hand; t = ((t | ~0x0707070707ULL) + 1) & 0x0707070707)
            if (common(t, hand) == t && (size(t) > 1) == many) {
                p->at[p->count++] = t;
                p->colours += !many;
            }
}

/* --- the rules --- */

static int take_from_pile(State *s) {
    int which = pick(s->pile_size), card = s->pile[which];
    s->pile[which] = s->pile[--s->pile_size];
    return card;
}

static void refill(State *s, int seat, int want) {
    while (want--) {
        if (!s->draw) { s->draw = s->discard; s->discard = 0; }
        Touches touch = nth(s->draw, pick(size(s->draw)));
        s->draw -= touch; s->hands[seat] += touch;
    }
}

static void show(State *s, int card) {
    s->current = card;
    s->missing = cards[card].needs;
    s->zones = s->smears = 0;
    s->next = s->pile_size ? take_from_pile(s) : -1;
}

static void setup(State *s, int seats) {
    memset(s, 0, sizeof *s);
    s->seats = seats;
    s->contender = -1;
    s->draw = box;
    for (int i = 0; i < card_count; i++) s->pile[i] = i;
    s->pile_size = card_count;
    show(s, take_from_pile(s));
    for (int seat = 0; seat < seats; seat++) refill(s, seat, HAND);
    s->turn = pick(seats);
}

/* Pay the sides, then the next masterpiece and another turn, the tie-break, or the end. */
static void end_masterpiece(State *s, int sides, int value, int played) {
    int rich = 0;
    for (int side = 0; side < 3; side++) {
        if (sides >> side & 1) s->purses[side] += value;
        rich += s->purses[side] >= ENOUGH;
    }
    int left = (s->turn + 1) % 3, right = (s->turn + 2) % 3;
    int tied = rich == 2 && s->contender < 0 && s->purses[left] == s->purses[right];
    if (s->next < 0 || (rich && !tied)) { s->over = 1; return; }
    s->discard += s->zones;
    show(s, s->next);
    if (tied) { s->contender = left; s->rival = right; s->turn = left; }
    else refill(s, s->turn, played);
}

static void end_turn(State *s, int played) {
    refill(s, s->turn, played);
    if (s->contender >= 0) s->turn = s->contender + s->rival - s->turn;
    else if (++s->turn == s->seats) s->turn = 0;
}

static int side_of(const State *s, int seat) { return s->seats == 4 ? seat & 1 : seat; }

static void play(State *s) {
    Touches hand = s->hands[s->turn];
    const Parts *fit = &parts[common(hand, s->missing) % SPREAD], *free = &parts[apart(hand, s->missing) % SPREAD];
    int which = pick(fit->count + free->colours), improves = which < fit->count;
    Touches played = improves ? fit->at[which] : free->at[which - fit->count];
    s->hands[s->turn] -= played; s->zones += played;
    if (improves) {
        s->missing -= played;
        if (s->missing) end_turn(s, size(played));
        else end_masterpiece(s, 1 << side_of(s, s->turn), cards[s->current].finished, size(played));
    } else if (++s->smears < 3) {
        end_turn(s, 1);
    } else {
        int sides = s->contender >= 0 ? 1 << (s->contender + s->rival - s->turn)
                                      : (s->seats == 3 ? 7 : 3) & ~(1 << side_of(s, s->turn));
        end_masterpiece(s, sides, cards[s->current].ruined, 1);
    }
}

static int read_touches(Touches *touches) {
    for (int c = 0, v; c < COLOURS; c++) {
        if (scanf("%d", &v) != 1) return 0;
        *touches += (Touches)v << 8 * c;
    }
    return 1;
}

int main(int argc, char **argv) {
    if (argc != 3 || !read_touches(&box) || size(box) > 127) return 1;
    for (Masterpiece *m = cards; card_count < MOST_CARDS && read_touches(&m->needs); m++)
        card_count += scanf("%d %d", &m->finished, &m->ruined) == 2;
    fill_parts(0, 0);
    State fresh, s;
    setup(&fresh, atoi(argv[1]));
    long moves = 0;
    double seconds = 0;
    for (clock_t start = clock(); seconds < atof(argv[2]); seconds = (double)(clock() - start) / CLOCKS_PER_SEC)
        for (int game = 0; game < 1000; game++)
            for (s = fresh; !s.over; moves++) play(&s);
    printf("%ld %.6f\n", moves, seconds);
    return 0;
}
