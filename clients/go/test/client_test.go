// Package test compiles the generated package and runs it against the built programs.
package test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"castrpc/castrpc"
)

// A server is a Caller over the pipes of a child: the code that a program with this package needs.
type server struct {
	input         io.WriteCloser
	lock          sync.Mutex
	calls         map[int]chan answer
	next          int
	notifications chan castrpc.Notification
}

type answer struct {
	Id     int             `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
	Result json.RawMessage `json:"result"`
	Error  *castrpc.Error  `json:"error"`
}

func (s *server) Call(ctx context.Context, method string, params, result any) error {
	reply := make(chan answer, 1)
	s.lock.Lock()
	s.next++
	id := s.next
	s.calls[id] = reply
	s.lock.Unlock()
	if err := s.send(map[string]any{"jsonrpc": "2.0", "id": id, "method": method, "params": params}); err != nil {
		return err
	}
	select {
	case got, ok := <-reply:
		if !ok {
			return io.EOF
		}
		if got.Error != nil {
			return got.Error
		}
		return json.Unmarshal(got.Result, result)
	case <-ctx.Done():
		s.send(map[string]any{"jsonrpc": "2.0", "method": "$/cancelRequest", "params": map[string]any{"id": id}})
		return ctx.Err()
	}
}

func (s *server) send(message any) error {
	line, err := json.Marshal(message)
	if err != nil {
		return err
	}
	s.lock.Lock()
	defer s.lock.Unlock()
	_, err = s.input.Write(append(line, '\n'))
	return err
}

func (s *server) read(output io.Reader) {
	lines := bufio.NewReader(output)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			break
		}
		var got answer
		if json.Unmarshal(line, &got) != nil {
			continue
		}
		if got.Method != "" {
			if notification, err := castrpc.DecodeNotification(got.Method, got.Params); err == nil {
				select {
				case s.notifications <- notification:
				default:
				}
			}
			continue
		}
		s.lock.Lock()
		if reply := s.calls[got.Id]; reply != nil {
			reply <- got
			delete(s.calls, got.Id)
		}
		s.lock.Unlock()
	}
	s.lock.Lock()
	for _, reply := range s.calls {
		close(reply)
	}
	s.lock.Unlock()
}

// run starts a program that ends with its input, and returns its pipes.
func run(t *testing.T, variable string, arguments ...string) (io.WriteCloser, io.Reader) {
	path := os.Getenv(variable)
	if path == "" {
		t.Fatalf("%s must name the built program; scripts/test-go sets it", variable)
	}
	command := exec.Command(path, arguments...)
	command.Stderr = os.Stderr
	input, err := command.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	output, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		input.Close()
		timer := time.AfterFunc(5*time.Second, func() { command.Process.Kill() })
		defer timer.Stop()
		command.Wait()
	})
	return input, output
}

func connect(t *testing.T) (*castrpc.API, *server) {
	input, output := run(t, "CAST_RPC_SERVER")
	s := &server{input: input, calls: map[int]chan answer{}, notifications: make(chan castrpc.Notification, 1000)}
	go s.read(output)
	api := castrpc.New(s)
	hash, topics := castrpc.SpecHash, []string{"*"}
	hello, err := api.Server.Initialize(context.Background(), castrpc.ServerInitializeParams{SpecHash: &hash, Topics: &topics})
	if err != nil || hello.ServerInfo.SpecHash != hash {
		t.Fatal(hello, err)
	}
	return api, s
}

func receiver(t *testing.T) string {
	_, output := run(t, "CAST_RECEIVER", "--port", "0", "--exit-with-stdin", "--no-fetch-media", "--no-advertise")
	lines := bufio.NewScanner(output)
	for lines.Scan() {
		var event struct {
			Event string
			Port  int
		}
		if json.Unmarshal(lines.Bytes(), &event) == nil && event.Event == "ready" {
			go io.Copy(io.Discard, output)
			return fmt.Sprintf("127.0.0.1:%d", event.Port)
		}
	}
	t.Fatal("the receiver ended")
	return ""
}

func TestPlaying(t *testing.T) {
	api, s := connect(t)
	device, url, position := receiver(t), "https://example.com/film.mp4?duration=600", 90.0
	ctx := context.Background()
	token, hasProgress := "play", false
	played, err := api.Player.Play(ctx, castrpc.PlayerPlayParams{Device: &device, Url: &url, ProgressToken: &token})
	if err != nil || played.PlayerState != castrpc.PlayerStatePlaying {
		t.Fatal(played, err)
	}
	if paused, err := api.Player.Pause(ctx, castrpc.PlayerPauseParams{Device: &device}); err != nil || paused.PlayerState != castrpc.PlayerStatePaused {
		t.Fatal(paused, err)
	}
	sought, err := api.Player.Seek(ctx, castrpc.PlayerSeekParams{Device: &device, Position: &position})
	if err != nil || sought.Position == nil || *sought.Position != 90 {
		t.Fatal(sought, err)
	}
	for {
		select {
		case notification := <-s.notifications:
			if progress, ok := notification.(*castrpc.Progress); ok && progress.Token == token {
				hasProgress = progress.Value["kind"] != nil
			}
			if status, ok := notification.(*castrpc.MediaDidUpdateStatus); ok && status.SessionId != "" {
				if !hasProgress {
					t.Fatal("no $/progress came before the status")
				}
				return
			}
		case <-time.After(10 * time.Second):
			t.Fatal("media.didUpdateStatus did not come")
		}
	}
}

func TestErrorsAndCancelling(t *testing.T) {
	api, _ := connect(t)
	nobody, at := "nobody", 0.0
	_, err := api.Player.Status(context.Background(), castrpc.PlayerStatusParams{Device: &nobody, SearchTimeout: &at})
	if !errors.Is(err, castrpc.ErrDeviceNotFound) || errors.Is(err, castrpc.ErrNoSuchSession) {
		t.Fatal(err)
	}
	var refused *castrpc.Error
	if !errors.As(err, &refused) || refused.Code != castrpc.ErrDeviceNotFound.Code || refused.Data.Advice == nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	long := 60.0
	if _, err := api.Discovery.Find(ctx, castrpc.DiscoveryFindParams{DeviceId: &nobody, Timeout: &long}); !errors.Is(err, context.DeadlineExceeded) {
		t.Fatal(err)
	}
	if err := api.Server.Ping(context.Background(), castrpc.ServerPingParams{}); err != nil {
		t.Fatal(err)
	}
}

// A recorder is a Caller that records its calls.
type recorder struct {
	method string
	params []byte
}

func (r *recorder) Call(_ context.Context, method string, params, result any) (err error) {
	r.method = method
	r.params, err = json.Marshal(params)
	return err
}

// Every method is called by reflection with the examples of the spec, which must be sent unchanged.
func TestEveryMethodSendsItsExamples(t *testing.T) {
	record := &recorder{}
	stubs := map[string]reflect.Value{}
	api := reflect.ValueOf(castrpc.New(record)).Elem()
	for i := 0; i < api.NumField(); i++ {
		for j := 0; j < api.Field(i).NumMethod(); j++ {
			stub := api.Field(i).Method(j)
			stub.Call([]reflect.Value{reflect.ValueOf(context.Background()), reflect.Zero(stub.Type().In(1))})
			stubs[record.method] = stub
		}
	}
	corpus, err := os.Open("../../../spec/corpus/valid.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer corpus.Close()
	called := map[string]bool{}
	lines := bufio.NewReader(corpus)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			break
		}
		var example struct {
			Kind, Method, Name string
			Value              json.RawMessage
		}
		if err := json.Unmarshal(line, &example); err != nil {
			t.Fatal(err)
		}
		if example.Kind == "notification" {
			if got, err := castrpc.DecodeNotification(example.Method, example.Value); err != nil || got.MethodName() != example.Method {
				t.Error(example.Method, example.Name, err)
			}
		}
		if example.Kind != "params" || !strings.HasPrefix(example.Name, "example: ") {
			continue
		}
		stub, ok := stubs[example.Method]
		if !ok {
			t.Fatal("no function for ", example.Method)
		}
		params := reflect.New(stub.Type().In(1))
		decoder := json.NewDecoder(bytes.NewReader(example.Value))
		decoder.DisallowUnknownFields()
		if err := decoder.Decode(params.Interface()); err != nil {
			t.Error(example.Method, example.Name, err)
			continue
		}
		stub.Call([]reflect.Value{reflect.ValueOf(context.Background()), params.Elem()})
		var sent, wanted any
		json.Unmarshal(record.params, &sent)
		json.Unmarshal(example.Value, &wanted)
		if record.method != example.Method || !reflect.DeepEqual(sent, wanted) {
			t.Errorf("%s, %s: sent %s, wanted %s", example.Method, example.Name, record.params, example.Value)
		}
		called[example.Method] = true
	}
	if len(called) < 100 || len(called) != len(stubs) {
		t.Errorf("%d of %d functions were called", len(called), len(stubs))
	}
}
